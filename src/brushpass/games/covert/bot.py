class CovertGuide: pass
