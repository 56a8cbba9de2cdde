import json

# The first value is of Lightning's check before the training.
curve = [round(float(stats["validation_loss"]), 4) for stats in model.val_stats]
majority = max(
    float((outcome.targs == value).mean()) for value in set(outcome.targs.tolist())
)
values = {
    "metrics": {
        name: round(float(value), 4)
        for name, value in metrics.compute(outcome.targs, outcome.preds).items()
    },
    "majority": round(majority, 4),
    "validationLoss": curve[-model.epochs :],
}
with open("values.json", "w") as file:
    json.dump(values, file)
