"""Counts the people of a dataset, with an API key from files."""

from pathlib import Path

from bitfount import (
    APIKeysHandler,
    BitfountHub,
    BitfountSession,
    DataStructure,
    IdentityVerificationMethod,
    ResultsOnly,
    SqlQuery,
)

SECRETS = Path("/run/secrets")

handler = APIKeysHandler(
    api_key_id=(SECRETS / "key_id").read_text().strip(),
    api_key=(SECRETS / "key").read_text().strip(),
    username="ann",
)
protocol = ResultsOnly(
    algorithm=SqlQuery(
        datastructure=DataStructure(),
        query="SELECT COUNT(*) AS people FROM `census-income`",
    )
)
results = protocol.run(
    pod_identifiers=["jane-doe/census-income"],
    hub=BitfountHub(),
    identity_verification_method=IdentityVerificationMethod.KEYS,
)
if results is False:
    raise SystemExit("No pod accepted the task.")
print(results)
