import json

import numpy as np
from PIL import Image

CELLS = 32
SAMPLES = 3


def rows(classes):
    """One text of digits for each row, from the most frequent class of each cell."""
    size = classes.shape[0] // CELLS
    return [
        "".join(
            str(
                np.bincount(
                    classes[
                        row * size : (row + 1) * size,
                        column * size : (column + 1) * size,
                    ].ravel()
                ).argmax()
            )
            for column in range(CELLS)
        )
        for row in range(CELLS)
    ]


# The first value is of Lightning's check before the training.
curve = [round(float(stats["validation_loss"]), 4) for stats in model.val_stats]
figures = metrics.compute(outcome.targs, outcome.preds)
def number_of(mask):
    """Number of the picture: the model returns masks without the names of their files."""
    for number in range(25):
        with Image.open(f"shapes/mask-{number}.png") as file:
            if np.array_equal(np.asarray(file), mask):
                return number
    raise SystemExit("No file holds this mask.")


samples = []
for index in range(SAMPLES):
    mask = np.asarray(outcome.targs[index]).astype(np.uint8)
    number = number_of(mask)
    with Image.open(f"shapes/image-{number}.png") as file:
        image = np.asarray(file.convert("L")) // 128
    samples.append(
        {
            "name": f"image-{number}.png",
            "image": rows(image),
            "mask": rows(mask),
            "prediction": rows(np.asarray(outcome.preds[index]).argmax(axis=0)),
        }
    )
values = {
    "IoU": round(float(figures["IoU"]), 4),
    "DiceScore": round(float(figures["DiceScore"]), 4),
    "validationLoss": curve[-model.epochs :],
    "samples": samples,
}
with open("values.json", "w") as file:
    json.dump(values, file)
