"""Works out the mean age over two pods."""

from bitfount import DataStructure, ResultsOnly, Aggregator, SqlQuery

PODS = ["jane-doe/census-income", "john-roe/census-income"]

query = SqlQuery(
    datastructure=DataStructure(),
    query="SELECT COUNT(age) AS people, SUM(age) AS age_sum FROM `census`",
    table="census",
)
protocol = ResultsOnly(algorithm=query, aggregator=Aggregator())
average = protocol.run(pod_identifiers=PODS, require_all_pods=True)
if average is None or average is False:
    raise SystemExit("The pods did not accept the task.")
print(average["age_sum"] / average["people"])
