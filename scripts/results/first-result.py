import json

table = worker.run()
with open("values.json", "w") as file:
    json.dump(table.to_dict("records"), file)
