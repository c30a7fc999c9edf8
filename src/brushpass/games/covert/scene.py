def draw(v, o):
    return None
