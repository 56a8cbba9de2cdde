import json

values = {
    "sent": {site: round(change["bias"][0], 4) for site, change in sent.items()},
    "average": round(common.serialize_params(average)["bias"][0], 4),
    "weighted": round(common.serialize_params(weighted)["bias"][0], 4),
}
with open("values.json", "w") as file:
    json.dump(values, file)
