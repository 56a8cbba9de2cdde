import type {EgressRow} from './types';

const disk = (row: Omit<EgressRow, 'topic' | 'direction' | 'protocol' | 'to'>): EgressRow => ({
  topic: 'disk',
  direction: 'disk',
  protocol: 'file',
  to: ['disk'],
  ...row,
});

const local = (row: Omit<EgressRow, 'topic'>): EgressRow => ({topic: 'local', ...row});

const variable = (name: string): string =>
  `[\`${name}\`](/guides/SDK/environment-variables#${name.toLowerCase()})`;

/** Ports that are open, and programs that are started, on the machine itself. */
export const localRows: readonly EgressRow[] = [
  local({
    id: 'health-page',
    title: 'The pod’s health page',
    who: ['pod'],
    to: ['network'],
    direction: 'in',
    protocol: 'HTTP, port 29209, on every network interface, without a login',
    carries:
      'Whether the pod is healthy and ready, with an EHR also `ehr_healthy` (in 11.3.0 always true), the names of the datasets, whether a data structure fits one, and the **schemas, with the values of every categorical column**. It also takes [requests](/api/bitfount/federated/pod_vitals#addresses) that stop the page, delete a dataset’s cache, with its path in the answer, or change settings.',
    when: 'As long as a pod runs; not in a notebook.',
    change: `Close the port for other machines; ${variable('BITFOUNT_POD_VITALS_PORT')} sets its number.`,
    at: ['federated.pod_vitals:_PodVitalsHandler._run_server'],
    see: ['BITFOUNT_POD_VITALS_PORT'],
  }),
  local({
    id: 'prefect-server',
    title: 'A temporary Prefect server',
    who: ['pod'],
    to: ['machine'],
    direction: 'in',
    protocol: 'HTTP, a port from 8000 to 8999 on `127.0.0.1`, without a login',
    carries:
      'The state of the process that completes schemas, and its log: names of datasets, number of records, and texts of errors, which can name paths and web addresses, with a login in them. Every user of the machine can read it there.',
    when: 'As long as the pod runs. On Windows and macOS a second one runs while schemas are completed.',
    change: '`PREFECT_API_URL` names another server, which then gets these data.',
    at: [
      'federated.schema_management:SchemaManagement.is_prefect_server_healthy',
      'federated.schema_management:SchemaManagement',
      'federated.schema_management:PrefectProcessManager._run_prefect_flow',
    ],
    library: {
      name: 'prefect',
      release: '3.4.5',
      found: 'read in `prefect/server/api/server.py`: `SubprocessASGIServer`',
    },
  }),
  local({
    id: 'login-callback',
    title: 'Answer of the login',
    who: ['modeller'],
    to: ['machine'],
    direction: 'in',
    protocol: 'HTTP, port 29206 on `localhost`',
    carries: 'The code that the login service hands over through the modeller’s browser.',
    when: 'While a task is confirmed with `oidc-auth-code`.',
    change: 'Another way of identity.',
    at: [
      'federated.transport.identity_verification.oidc:_OIDCAuthFlowChallengeHandler.__init__',
      'federated.transport.identity_verification.oidc:_OIDCAuthFlowChallengeHandler._start',
    ],
  }),
  local({
    id: 'processes',
    title: 'Other processes of the pod',
    who: ['pod', 'task'],
    to: ['machine'],
    direction: 'in',
    protocol: 'pipes and sockets of Python’s `multiprocessing`',
    carries:
      'To the process of each task the task with its settings and model, the settings of the datasource, with the login of a database, the logins of the pod for Bitfount and the EHR, the key of the task’s messages, and messages of the modeller; back its state, its errors and small messages. Results it sends itself. Parameters in training pass through [temporary files](#row-disk-temporary). To the process that completes schemas the settings of the datasources, with their logins, and the login of the pod for Bitfount. To others data that several read together, and the files to count.',
    when: 'While they run.',
    change:
      'Settings of [files and workers](/guides/SDK/environment-variables#data); each task has a process of its own in any case.',
    at: [
      'data.datasources.base_source:MultiProcessingMixIn._mp_get_data',
      'federated.background_file_counter:BackgroundFileCounter.start_counting',
      'federated.schema_management:PrefectProcessManager.start_flow',
      'federated.worker:_Worker.initialise_and_run_protocol',
    ],
  }),
  local({
    id: 'programs',
    title: 'Other programs',
    who: ['pod', 'task', 'modeller'],
    to: ['machine'],
    direction: 'in',
    protocol: 'a program on the machine',
    carries:
      'On macOS `security` lists root certificates; `autoimport` and `ruff` tidy the code of a model that a program writes to a file.',
    when: 'At the import of the SDK on macOS; when [`serialize_model_source_code`](api:BitfountModel.serialize_model_source_code) is called.',
    change: `${variable('BITFOUNT_PROXY_SUPPORT')} for the first.`,
    at: [
      'utils.ssl_utils:_get_root_CAs_macos',
      'models.bitfount_model:BitfountModel.serialize_model_source_code',
    ],
    see: ['BITFOUNT_PROXY_SUPPORT'],
  }),
];

/** What is written to disk, which may be a network drive. */
export const diskRows: readonly EgressRow[] = [
  disk({
    id: 'disk-storage',
    title: 'Keys and logins',
    who: ['pod', 'task', 'modeller'],
    carries:
      'Private keys without a password, tokens of logins in plain text, known keys of other pods, the identifier of the installation.',
    when: 'From the first start on.',
    change: `${variable('BITFOUNT_STORAGE_PATH')}, for the known keys ${variable('BITFOUNT_KEY_STORE')}; protect the folder like the data.`,
    at: [],
    see: ['BITFOUNT_STORAGE_PATH'],
  }),
  disk({
    id: 'disk-cache',
    title: 'The dataset cache',
    who: ['pod', 'task'],
    carries:
      'What was read from files, readable: **names, dates of birth and numbers of patients** too, if the files hold them, as DICOM files and eye scans do, the paths of all files, and columns under `ignore_cols`. No pixels, except those of SLO images that `match_slo` adds and overlays of DICOM files.',
    when: 'With datasets of files; [it stays](/guides/SDK/for-data-custodians/setting-up/data-source-configuration-best-practices#cache) until somebody deletes it.',
    change: `${variable('BITFOUNT_ENABLE_DATA_CACHE')}, ${variable('BITFOUNT_DATASET_CACHE_DIR')}.`,
    at: [
      'data.persistence.sqlite:SQLiteDataPersister._init_engine',
      'data.persistence.sqlite:SQLiteDataPersister._get',
      'data.persistence.sqlite:SQLiteDataPersister._bulk_get',
      'data.persistence.sqlite:SQLiteDataPersister._get_cached_dtype_sample',
    ],
    see: ['BITFOUNT_ENABLE_DATA_CACHE', 'BITFOUNT_DATASET_CACHE_DIR'],
  }),
  disk({
    id: 'disk-results',
    title: 'Results of tasks',
    who: ['task', 'modeller'],
    carries:
      'Reports, with **names, dates of birth and details from the EHR** in some protocols; images and models; **documents and records of patients** from the EHR. **Numbers of patients** stand in lists of failed files, in receipts of transfers, and with [`GAScreeningProtocolCharcoal`](api:), beside Bitfount patient IDs, in a list of those whose entries were uploaded, which the project keeps. The task chooses part of the name of a report, and the pod does not check that the file stays in the folder for results: **let the account of the pod write only where it must**, on Windows to no network share that it does not need.',
    when: 'In each task whose protocol writes some; readable, except the report of [`InSiteInsightsProtocol`](api:).',
    change: `${variable('BITFOUNT_TASK_RESULTS_DIR')}, ${variable('BITFOUNT_OUTPUT_DIR')}.`,
    at: [],
    see: ['BITFOUNT_TASK_RESULTS_DIR', 'BITFOUNT_OUTPUT_DIR'],
  }),
  disk({
    id: 'disk-training',
    title: 'Logs and checkpoints of training',
    who: ['task', 'modeller'],
    carries:
      'TensorBoard logs with metrics, and checkpoints of Lightning with the **parameters of the model as trained on this pod’s data**; on the modeller’s side the parameters of the common model after the last round.',
    when: 'In tasks that train a model with [`FederatedModelTraining`](api:) or [`ModelTrainingAndEvaluation`](api:); nobody deletes them. TensorBoard logs also in evaluation and inference with a [`PyTorchBitfountModelv2`](api:). Models of timm write theirs to the [results](#row-disk-results).',
    change: `They go to the folder for logs, ${variable('BITFOUNT_LOGS_DIR')}. With ${variable('BITFOUNT_LOG_TO_FILE')} off there are no TensorBoard logs, and the checkpoints of Lightning go to the output folder; the file of the modeller stays in the folder for logs. \`modeller_checkpointing: false\` in the task leaves out those of the modeller.`,
    at: [],
    see: ['FederatedModelTraining', 'BITFOUNT_LOGS_DIR', 'BITFOUNT_LOG_TO_FILE'],
  }),
  disk({
    id: 'disk-temporary',
    title: 'Temporary files',
    who: ['pod', 'task'],
    carries:
      'Not encrypted: with [`EHRNERProtocol`](api:) the **texts of patients’ diagnoses and procedures** with the Bitfount patient ID, as CSV; in training the parameters that a pod sends; a report while columns are added to it; the picture of a scale in PDF reports of [`GAScreeningProtocolJade`](api:); images that are fetched [by web address](#row-hf-image-addresses); the **paths of all files** of a folder while it is listed. Encrypted: answers of the EHR, the common model on its way to the task.',
    when: `In such tasks; the paths only on Windows with ${variable('BITFOUNT_NETWORK_DRIVE_ROBUSTNESS')}, off by default. They are deleted after use, but stay if the process is killed; so does an image by web address that cannot be read.`,
    change: '`TMPDIR` moves the folder. Put it on an encrypted disk.',
    at: [
      'federated.protocols.ehr.ehr_ner_protocol:_WorkerSide.run',
      'federated.transport.worker_transport:_send_parameter_update',
      'federated.worker:_handle_child_request',
      'persistence.caching:_EncryptedJSONDisk.put',
      'utils.pandas_utils:rewrite_csv_with_new_columns',
    ],
    see: ['EHRNERProtocol', 'BITFOUNT_NETWORK_DRIVE_ROBUSTNESS'],
  }),
  disk({
    id: 'disk-certificates',
    title: 'Root certificates',
    who: ['pod', 'task', 'modeller'],
    carries: 'The root certificates of the machine, as `caRootCerts.pem`. They are not secret.',
    when: 'At each import of the SDK, thus in each process, in a new temporary folder that the SDK does not delete.',
    change: `${variable('BITFOUNT_PROXY_CERT_DIR')} names one folder for it; ${variable('BITFOUNT_PROXY_SUPPORT')} turns it off.`,
    at: [],
    see: ['BITFOUNT_PROXY_CERT_DIR', 'BITFOUNT_PROXY_SUPPORT'],
  }),
  disk({
    id: 'disk-project-database',
    title: 'The database of projects',
    who: ['pod', 'task'],
    carries:
      'The **paths** of files that a task has read or failed on, with their dates, and the settings of the task: the text of a query and a Hugging Face token in it too. Of results only fluid volumes and thickness, with [`WetAMDScreeningProtocolSapphire`](api:).',
    when: 'If the pod’s file asks for it with `pod_db`, in each task of a project on a dataset of files, except federated training; not only in tasks on new data.',
    change: '`pod_db` in the pod’s file.',
    at: ['utils.db_connector:DbConnector._get_db_connection'],
  }),
  disk({
    id: 'disk-sql-copy',
    title: 'A copy of the table by a query',
    who: ['task'],
    carries:
      '**All rows of the table, readable**, as an SQLite file. The query names the path, which can be any where the pod may write, a network drive included.',
    when: 'With [`SqlQuery`](api:) on a dataset that is no database, if the query of the task asks for it. The task then fails, but the file stays.',
    change:
      'Give few people the right to run `SqlQuery`. Let the account of the pod write only where it has to.',
    at: ['federated.algorithms.sql_query:_WorkerSide.execute_query_in_memory'],
    see: ['SqlQuery'],
  }),
  disk({
    id: 'disk-logs',
    title: 'Logs',
    who: ['pod', 'task', 'modeller'],
    carries:
      'Messages from `DEBUG` on: **the schema of each dataset at each start of the pod, with the values of every categorical column**; **the settings of each task request**, with the text of its query and a Hugging Face token or a database login if it names one; paths, names of files, errors with values, values that the schema lacks; in tasks with an EHR **numbers of patients and Bitfount patient IDs**, in trial tasks the **ID or a hash of the name of each patient** with why the patient was excluded, and a postal code whose look-up fails; dates that the SDK cannot read, such as **dates of birth**, and what the EHR answered to a request that failed. The message of a database that cannot be reached holds the password.',
    when: 'Always, unless it is turned off.',
    change: `${variable('BITFOUNT_LOG_TO_FILE')}, ${variable('BITFOUNT_LOGS_DIR')}.`,
    at: [],
    see: ['BITFOUNT_LOG_TO_FILE', 'BITFOUNT_LOGS_DIR'],
  }),
  disk({
    id: 'disk-prefect',
    title: 'Prefect’s database',
    who: ['pod'],
    carries:
      'The log of the process that completes schemas and how its runs ended: names of datasets, numbers of records, and texts of errors, which can name paths and web addresses, with a login in them.',
    when: 'From the first start of a pod on; nobody deletes it.',
    change:
      'It lies in `.prefect` in the home folder; `PREFECT_HOME` moves it. `PREFECT_API_URL` names another server, which then keeps these data.',
    at: [
      'federated.schema_management:PrefectProcessManager._run_prefect_flow',
      'federated.schema_management:SchemaManagement.schema_worker',
    ],
  }),
  disk({
    id: 'disk-downloads',
    title: 'Downloads',
    who: ['pod', 'task', 'modeller'],
    carries:
      'MONAI bundles and the trials database, with its codes, in the cache folder; models and other files of Hugging Face, timm, torchvision and pgeocode in the home folder. Models of the hub are not kept.',
    when: 'In tasks that need them.',
    change: `${variable('BITFOUNT_CACHE_DIR')} moves the first two; \`HF_HOME\`, \`TORCH_HOME\` and \`PGEOCODE_DATA_DIR\` the others.`,
    at: [],
    see: ['BITFOUNT_CACHE_DIR'],
  }),
  disk({
    id: 'disk-local-messages',
    title: 'Messages on the same machine',
    who: ['pod', 'modeller'],
    carries:
      'Encrypted bodies of messages, as temporary files that the receiver deletes. It reads and deletes **any file that a message names**, whatever its own setting, on Windows also on a share of another machine: let the account of the pod write only where it must. Results are not among them in 11.3.0: the process of a task ignores the setting.',
    when: 'They are written only with `use_local_storage` in the settings of the message service.',
    change: 'Off by default.',
    at: ['federated.transport.message_service:_MessageService.send_message'],
  }),
];
