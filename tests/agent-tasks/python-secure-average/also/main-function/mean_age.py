import sys
import textwrap

from bitfount.federated.aggregators.secure import SecureAggregator
from bitfount.federated.algorithms.sql_query import SqlQuery
from bitfount.federated.protocols.results_only import ResultsOnly
from bitfount import DataStructure

OWNERS = ["jane-doe/census-income", "john-roe/census-income"]


def ask(pods: list[str]):
    sql = textwrap.dedent(
        """
        SELECT SUM("age") AS total, COUNT("age") AS n
        FROM `census`
        """
    )
    algorithm = SqlQuery(datastructure=DataStructure(), query=sql, table="census")
    return ResultsOnly(algorithm=algorithm, aggregator=SecureAggregator()).run(pods)


def main() -> int:
    table = ask(OWNERS)
    if table is False or table is None:
        print("refused", file=sys.stderr)
        return 1
    print(float(table["total"].iloc[0]) / float(table["n"].iloc[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
