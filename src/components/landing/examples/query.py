# On the data scientist's machine
import bitfount as bf

query = """
SELECT occupation, AVG(age) AS mean_age
FROM `census`
GROUP BY occupation
"""
task = bf.ResultsOnly(
    algorithm=bf.SqlQuery(
        datastructure=bf.DataStructure(),
        query=query,
    )
)
results = task.run(["northside/census"])
