"""What counts as a call that connects, starts a server or a program, or fills a message."""

from __future__ import annotations

import re

# Resolved names, by the imports of the file; the first that fits gives the kind.
BY_NAME: list[tuple[str, str]] = [
    ("http", r"requests\.(get|post|put|patch|delete|head|options|request|Session|session)$"),
    ("http", r"httpx\.(get|post|put|patch|delete|head|options|request|stream|(Async)?Client)$"),
    ("http", r"aiohttp\.(ClientSession|request)$"),
    ("http", r"urllib\.request\.|urllib3\.(PoolManager|ProxyManager|request)|http\.client\."),
    ("http", r"jwt\.(PyJWKClient|jwks_client\.)"),
    ("http", r"bitfount\.utils\.web_utils\.(async_)?(get|post|put|patch|delete|head|request)$"),
    ("http", r"fhirpy\.\S*Client$"),
    ("http", r"intermine\.webservice\."),
    ("http", r"pgeocode\."),
    ("http", r"bitfount\.utils\.download_utils\.download_file_from_url$"),
    ("grpc", r"grpc(\.aio)?\.(secure_channel|insecure_channel)$"),
    ("telemetry", r"opentelemetry\.\S*Exporter$|opentelemetry\.\w+\.set_\w+_provider$"),
    ("telemetry", r"datadog_api_client\.(\S+\.)?((Async|Threaded)?ApiClient|\w+Api)$"),
    ("telemetry", r"(datadog|ddtrace|sentry_sdk|wandb|mlflow|statsd|posthog)\."),
    ("telemetry", r"bitfount\.data\.telemetry\.(telemetry|metrics)_logger\.(?!set|\w+H)"),
    ("storage", r"(boto3|aioboto3|botocore\.session|aiobotocore|s3fs|gcsfs|fsspec|minio|azure)\."),
    ("storage", r"google\.cloud\."),
    ("storage", r"bitfount\.storage\._(async_)?(upload|download)\w*_s3$"),
    ("storage", r"bitfount\.utils\.aws_utils\.[a-z]\w+$"),
    ("database", r"sqlalchemy\.(\S+\.)?create_(async_)?engine$"),
    ("database", r"pandas\.read_sql\w*$|snsql\.from_|pandasql\."),
    ("database", r"(psycopg2?|pymysql|pyodbc|pymssql|pymongo|redis|oracledb|cx_Oracle)\."),
    ("database", r"sqlite3\.connect$"),
    ("file or address", r"pandas\.read_(csv|table|json|parquet|excel|html|xml|feather|pickle)$"),
    ("model", r"huggingface_hub\.\w+$"),
    ("model", r"datasets\.load_dataset$|evaluate\.load$"),
    ("model", r"transformers\.(pipeline|pipelines\.pipeline)$"),
    ("model", r"timm\.(\S+\.)?(create_model|load_\w*pretrained\w*|load_state_dict_from_\w+)$"),
    ("model", r"torch\.hub\.|torchvision\.(datasets|models)\."),
    ("model", r"monai\.(bundle|apps)\.\S*$"),
    ("model", r"(nltk|spacy|sklearn\.datasets|kaggle|gdown|wget)\."),
    ("server", r"aiohttp\.web\.(AppRunner|TCPSite|ServerRunner|UnixSite|run_app)$"),
    ("server", r"http\.server\.|socketserver\.|grpc(\.aio)?\.server$|uvicorn\.|flask\.|fastapi\."),
    ("server", r"xmlrpc\.|asyncio\.(start_server|start_unix_server)$"),
    ("server", r"multiprocessing(\.\w+)*\.(Manager|Listener|BaseManager|SyncManager)$"),
    ("server", r"prefect(\.\w+)*\.(flow|task|get_client|serve|deploy)$"),
    ("socket", r"socket\.(socket|create_connection|create_server|getaddrinfo|gethostby\w+)$"),
    ("socket", r"ssl\.(get_server_certificate|SSLSocket)$|asyncio\.open_connection$|websockets?\."),
    ("mail or transfer", r"(smtplib|poplib|imaplib|ftplib|telnetlib|paramiko|pynetdicom)\."),
    ("program", r"subprocess\.(Popen|run|call|check_\w+|getoutput|getstatusoutput)$"),
    ("program", r"os\.(system|popen|exec\w+|spawn\w+)$|asyncio\.create_subprocess_\w+$"),
    ("program", r"multiprocessing(\.\w+)*\.(Process|Pool)$"),
    ("program", r"concurrent\.futures\.ProcessPoolExecutor$"),
    ("browser", r"webbrowser\."),
    ("message", r"bitfount\.\S+\.(task_config_update|task_status_update)$"),
    ("message", r"bitfount\.\S+\._?send_\w+$"),
]

HTTP_VERBS = {"get", "post", "put", "patch", "delete", "head", "request", "send", "stream"}
HTTP_RECEIVER = re.compile(r"(session|client|http|super\(\))$", re.IGNORECASE)
# A stub of gRPC, or the one that a wrapper holds; its methods begin with a capital.
STUB = re.compile(r"(stub\)?|_actual)$", re.IGNORECASE)

# Methods that say enough by their name, whatever the object is.
BY_METHOD: list[tuple[str, str]] = [
    ("model", r"from_pretrained$|push_to_hub$|load_state_dict_from_url$"),
    ("storage", r"(upload|download)_file(obj)?$|(put|get)_object$|upload_part$"),
    ("storage", r"(create|complete)_multipart_upload$|get_caller_identity$"),
    ("telemetry", r"submit_(log|metrics|algorithm_\w+|dataset_\w+|unique_\w+|user_\w+)$"),
    ("telemetry", r"_export$"),
    ("server", r"run_app$"),
    ("mail or transfer", r"sendmail$"),
    ("message", r"_?send_\w*(message|results|metrics|update|shares?|receipt|monitor_service)\w*$"),
    ("message", r"_?send_(oidc|S3|model|task|to_all)\w*$|_?request_S3\w*$"),
    ("message", r"federated_(debug|info|warning|error|critical|exception)$"),
]

# A connection to a database; `connect` alone is too common a name.
DATABASE_RECEIVER = re.compile(r"engine$", re.IGNORECASE)

NAMES = [(kind, re.compile(pattern)) for kind, pattern in BY_NAME]
METHODS = [(kind, re.compile(pattern)) for kind, pattern in BY_METHOD]
