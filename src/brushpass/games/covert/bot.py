class CovertGuide:
    pass
