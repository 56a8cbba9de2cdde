import json

import numpy as np
from PIL import Image

pictures = []
for path, values in sorted(zip(result.keys, result.preds)):
    with Image.open(path) as picture:
        grey = float(np.asarray(picture.convert("L")).mean())
    pictures.append(
        {
            "name": Path(path).stem,
            "grey": round(grey),
            "dark": round(float(values[0]), 3),
            "light": round(float(values[1]), 3),
        }
    )
with open("values.json", "w") as file:
    json.dump(pictures, file)
