import json

import numpy as np
from PIL import Image

pictures = []
for rows in source.yield_data(use_cache=False):
    for _, row in rows.iterrows():
        with Image.open(row["_original_filename"]) as picture:
            grey = picture.convert("L").resize((10, 10), Image.Resampling.BOX)
        pictures.append(
            {
                "name": row["Filename"],
                "label": row["BITFOUNT_INFERRED_LABEL"],
                "grey": round(float(np.asarray(grey).mean())),
            }
        )
with open("values.json", "w") as file:
    json.dump(sorted(pictures, key=lambda picture: picture["name"]), file)
