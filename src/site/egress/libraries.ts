import type {EgressRow, LibraryNote} from './types';

const FACE = 'federated.algorithms.hugging_face_algorithms';

const by = (
  library: LibraryNote,
  row: Omit<EgressRow, 'topic' | 'direction' | 'library'>,
): EgressRow => ({topic: 'library', direction: 'out', library, ...row});

/** What libraries do by themselves, once the SDK uses them. */
export const libraryRows: readonly EgressRow[] = [
  by(
    {
      name: 'prefect',
      release: '3.4.5',
      found: 'read in `prefect/server/services/telemetry.py`: `Telemetry.run_once`',
    },
    {
      id: 'library-prefect',
      title: 'Prefect: telemetry of its server',
      who: ['pod'],
      to: ['prefect'],
      protocol: 'HTTPS',
      carries:
        'The system, the processor’s architecture, the versions of Python and Prefect, and a random session number with its start. The number stays the same from start to start, as long as Prefect’s database in the home folder is kept.',
      fields: [
        'platform',
        'architecture',
        'python_version',
        'python_implementation',
        'environment',
        'ephemeral_server',
        'api_version',
        'prefect_version',
        'session_id',
        'session_start_timestamp',
      ],
      when: 'At the start of the pod’s Prefect server, and every ten minutes.',
      change:
        '`PREFECT_SERVER_ANALYTICS_ENABLED=false`. Without a connection it gives up until the next start, and the pod goes on.',
      at: ['federated.schema_management:SchemaManagement.is_prefect_server_healthy'],
    },
  ),
  by(
    {
      name: 'transformers',
      release: '4.53.3',
      found:
        'read in `transformers/modeling_utils.py` and `transformers/safetensors_conversion.py`: `auto_conversion`',
    },
    {
      id: 'library-conversion',
      title: 'Transformers: asks for a model in another format',
      who: ['task'],
      to: ['convert', 'hf'],
      protocol: 'HTTPS',
      carries:
        'The name of the model, whether it is private, and **the Hugging Face token**, if the task brings one or the pod has `BITFOUNT_HUGGINGFACE_USER_ACCESS_TOKEN`.',
      fields: ['model_id', 'private', 'token'],
      when: 'With a model whose repository has weights for PyTorch, none in the format safetensors and no code of its own that is executed. The converter is asked only if Hugging Face has no open request of it for the newest state of this model. In a thread of its own; failures are ignored.',
      change:
        '`HF_HUB_OFFLINE=1` with models in the cache, or a firewall that does not let this host through.',
      at: [
        `${FACE}.hugging_face_image_classification:_WorkerSide.initialise`,
        `${FACE}.hugging_face_image_segmentation:_WorkerSide.initialise`,
        `${FACE}.hugging_face_image_text_generation:_WorkerSide.initialise`,
        `${FACE}.hugging_face_ner:_WorkerSide.initialise`,
        `${FACE}.hugging_face_perplexity:_WorkerSide.initialise`,
        `${FACE}.hugging_face_text_classification:_WorkerSide.initialise`,
        `${FACE}.hugging_face_text_generation:_WorkerSide.initialise`,
      ],
    },
  ),
  by(
    {
      name: 'huggingface_hub',
      release: '0.36.2',
      found:
        'read in `huggingface_hub/constants.py` and `huggingface_hub/utils/_telemetry.py`; no call of the SDK or of `transformers` on its way leads to `send_telemetry`',
    },
    {
      id: 'library-hf-agent',
      title: 'Hugging Face: names of libraries',
      who: ['pod', 'task', 'modeller'],
      to: ['hf'],
      protocol: 'HTTPS',
      carries:
        'In headers the releases of Python, PyTorch and the library, with models of `transformers` also a random number of the process and the kind of model and file; each request has a random number too.',
      when: 'With each request to Hugging Face.',
      change:
        '`HF_HUB_DISABLE_TELEMETRY=1` leaves out the kind of model and file; the rest of what `transformers` sends stays.',
      at: [`${FACE}.hugging_face_image_classification:_WorkerSide.initialise`],
    },
  ),
  by(
    {
      name: 'hf_xet',
      release: '1.8.0',
      found:
        'installed as a dependency; it is compiled, and the hosts come from the answers of the hub, so they were not read',
    },
    {
      id: 'library-xet',
      title: 'Hugging Face: hosts of files',
      who: ['task', 'modeller'],
      to: ['hf'],
      protocol: 'HTTPS',
      carries: 'Large files come from hosts that `huggingface.co` names, such as names in `hf.co`.',
      when: 'With downloads of large files.',
      change: '`HF_HUB_DISABLE_XET=1` takes the older way.',
      at: [`${FACE}.timm_inference:_WorkerSide.initialise`],
    },
  ),
  by(
    {
      name: 'timm',
      release: '1.0.24',
      found:
        'computed with `timm.models._builder._resolve_pretrained_source` for all 1,699 pretrained models: 15 come from `github.com`, 4 from `dl.fbaipublicfiles.com`, the others from Hugging Face',
    },
    {
      id: 'library-timm',
      title: 'timm: other hosts than Hugging Face',
      who: ['task', 'modeller'],
      to: ['timm'],
      protocol: 'HTTPS',
      carries: 'The address of a file.',
      when: 'With 19 of the models, such as `gcvit_base.in1k`, whose weights are not on Hugging Face, unless the file is kept already.',
      change:
        'The choice of the model; `pretrained: false` for fine-tuning and federated training. `HF_HUB_OFFLINE=1` does not hold it back.',
      at: [`${FACE}.timm_inference:_WorkerSide.initialise`],
    },
  ),
  by(
    {
      name: 'monai',
      release: '1.6.1',
      found: 'read in `monai/bundle/scripts.py`: `download`',
    },
    {
      id: 'library-monai',
      title: 'MONAI: where bundles come from',
      who: ['task'],
      to: ['monai', 'hf'],
      protocol: 'HTTPS',
      carries:
        'From `raw.githubusercontent.com` the list of all bundles, to find the newest version; then the name and version of the bundle to `huggingface.co`, and to `api.ngc.nvidia.com` if Hugging Face does not have it.',
      when: 'With a bundle that is not in the cache; the list only if the task names no version.',
      change:
        'Name a version that Hugging Face has. `BUNDLE_DOWNLOAD_SRC` on the pod takes another source, such as `github`.',
      at: [
        'federated.algorithms.monai_algorithms.monai_bundle_inference:_MONAIWorkerSide._download_bundle',
      ],
    },
  ),
  by(
    {
      name: 'monai',
      release: '1.6.1',
      found:
        'read in the SDK and in `monai/bundle/config_item.py`: `ConfigExpression`; the bundle’s configuration is parsed, its code is imported, texts that begin with `$` are executed, and what `_target_` names is called',
    },
    {
      id: 'library-monai-code',
      title: 'Code of a MONAI bundle',
      who: ['task'],
      to: ['tasks'],
      protocol: 'any',
      carries:
        'Whatever the code of the bundle sends, and **code that the task itself brings**: in `inference_config_overrides`, texts that begin with `$` are executed as Python, and `_target_` calls any function of Python, such as one that starts programs. It can read what the pod can read. Static reading cannot tell.',
      when: 'In a task with [`MONAIBundleInference`](api:).',
      change: 'Give few people the right to run it, and let the pod reach only the hosts it needs.',
      at: [
        'federated.algorithms.monai_algorithms.monai_bundle_inference:_MONAIWorkerSide._parse_and_load_bundle_config',
      ],
    },
  ),
  by(
    {
      name: 'pgeocode',
      release: '0.4.1',
      found: 'read in `pgeocode.py`: `DOWNLOAD_URL`',
    },
    {
      id: 'library-pgeocode',
      title: 'pgeocode: a second host',
      who: ['task'],
      to: ['postal'],
      protocol: 'HTTPS',
      carries: 'The country, as part of the address.',
      when: 'When the first host answers with an error.',
      change: 'Leave out `max_distance_km`, which the modeller sets.',
      at: [
        'federated.algorithms.ehr.trial_matching_algorithm:_WorkerSide._match_patient_to_trials',
      ],
    },
  ),
  by(
    {
      name: 'albumentations',
      release: '1.4.24',
      found: 'read in `albumentations/__init__.py` and `albumentations/check_version.py`',
    },
    {
      id: 'library-albumentations',
      title: 'Albumentations: looks for a new release',
      who: ['pod', 'task', 'modeller'],
      to: ['tasks'],
      protocol: 'HTTPS',
      carries:
        'A request to `pypi.org`. **Not sent**: the SDK sets `NO_ALBUMENTATIONS_UPDATE=1` unless it is set already.',
      when: 'At the import, if somebody sets the variable to something else.',
      change: '[`NO_ALBUMENTATIONS_UPDATE`](/guides/SDK/environment-variables#other-packages).',
      at: [],
      see: ['NO_ALBUMENTATIONS_UPDATE'],
    },
  ),
  by(
    {
      name: 'opentelemetry-sdk',
      release: '1.27.0',
      found: 'read in `opentelemetry/sdk/metrics/_internal`',
    },
    {
      id: 'library-opentelemetry',
      title: 'OpenTelemetry: where figures go',
      who: ['pod', 'task'],
      to: ['messages'],
      protocol: 'gRPC over TLS',
      carries:
        'The same figures. The SDK gives the address; the library reads `OTEL_SDK_DISABLED` and `OTEL_METRIC_EXPORT_INTERVAL`, by default 60,000 milliseconds.',
      when: 'As in [telemetry](#telemetry).',
      change: '`OTEL_SDK_DISABLED=true`.',
      at: ['federated.transport.opentelemetry:setup_opentelemetry_metrics'],
    },
  ),
  by(
    {
      name: 'datadog-api-client',
      release: '2.45.0',
      found:
        'read in `datadog_api_client/v2/api/logs_api.py` and `datadog_api_client/configuration.py`',
    },
    {
      id: 'library-datadog',
      title: 'Datadog: the names of its hosts',
      who: ['pod', 'task'],
      to: ['datadog'],
      protocol: 'HTTPS',
      carries:
        'Events go to `http-intake.logs.` and figures to `api.`, each followed by the site. In a header the releases of Python and the client, the system and the processor’s architecture.',
      when: 'Only with a token.',
      change: 'Leave the token out.',
      at: ['data.telemetry:setup_datadog_telemetry', 'data.telemetry:setup_datadog_metrics'],
    },
  ),
  by(
    {
      name: 'boto3',
      release: '1.40',
      found:
        'from its documentation; the SDK asks for a profile by name, which the library resolves',
    },
    {
      id: 'library-boto',
      title: 'boto3: logins of AWS profiles',
      who: ['modeller'],
      to: ['sts', 'aws-sso', 'aws-instance'],
      protocol: 'HTTPS; HTTP for the login of an instance or container',
      carries:
        'What the profile names: a role is asked of STS, single sign-on of its portal, the login of an instance or container of an address on the machine’s own network, also if the profile holds no login.',
      when: 'In tasks with uploads, on the modeller’s side.',
      change:
        'Only if `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_REGION` are [all set](/guides/SDK/environment-variables#aws), no profile is asked.',
      at: ['utils.aws_utils:get_boto_session'],
    },
  ),
  by(
    {
      name: 'onnxruntime',
      release: '1.20.1',
      found:
        'read in `onnxruntime/Privacy.md`; the library is compiled, so the events were not read',
    },
    {
      id: 'library-onnxruntime',
      title: 'ONNX Runtime: events for Windows',
      who: ['pod', 'task', 'modeller'],
      to: ['machine'],
      protocol: 'that of Windows',
      carries:
        'Events about the use of the library, which Windows collects and, if its diagnostic data are on, may send to Microsoft. On other systems nothing.',
      when: 'On Windows: the library is loaded at each import of the SDK.',
      change:
        'The settings of Windows for diagnostic data. The SDK sets nothing here; a program can call `onnxruntime.disable_telemetry_events()`.',
      at: [],
    },
  ),
];
