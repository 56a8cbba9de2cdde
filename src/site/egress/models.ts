import type {EgressRow} from './types';

const ALGORITHMS = 'federated.algorithms';
const FACE = `${ALGORITHMS}.hugging_face_algorithms`;

const out = (row: Omit<EgressRow, 'topic' | 'direction'>): EgressRow => ({
  topic: 'models',
  direction: 'out',
  ...row,
});

/** What the elements of a task fetch or upload beside the messages. */
export const modelRows: readonly EgressRow[] = [
  out({
    id: 'hf-models',
    title: 'Models from Hugging Face',
    who: ['task'],
    to: ['hf', 'tasks'],
    protocol: 'HTTPS; as the address says, if a task names a web address as its model for images',
    carries:
      'The name of the model and its files, with a token if the task or the pod has one; the library adds [names and releases](#row-library-hf-agent). Back come files. If a task with [`HuggingFaceImageClassificationInference`](api:) or [`HuggingFaceImageSegmentationInference`](api:) names a web address as the model, **that host** is asked too, without the token; then the task fails. [`HuggingFaceImageClassificationInference`](api:), [`HuggingFaceTextGenerationInference`](api:) and [`HuggingFacePerplexityEvaluation`](api:) also **execute code of the repository**. So do [`HuggingFaceImageSegmentationInference`](api:), [`HuggingFaceImageTextGenerationInference`](api:) and [`HuggingFaceNERInference`](api:), if the repository names a part that comes from timm and [brings code with its weights](#row-timm-models). Such code [can send anything](/guides/general-reference/security#custom-model-code) that the pod can read. A `model_id` can also be the path of a folder, on Windows even on a network share; the three that execute code of the repository then execute that of the folder.',
    when: 'At the start of a task with such a model or with the postprocessor `huggingface_apply_id_to_labels`; files that are in the cache are compared with those of the hub.',
    change:
      'The choice of the task; `HF_HUB_OFFLINE=1` keeps the library to its cache; `HF_ENDPOINT` names another host.',
    at: [
      `${FACE}.hugging_face_image_classification:_WorkerSide.initialise`,
      `${FACE}.hugging_face_image_segmentation:_WorkerSide.initialise`,
      `${FACE}.hugging_face_image_text_generation:_WorkerSide.initialise`,
      `${FACE}.hugging_face_ner:_WorkerSide.initialise`,
      `${FACE}.hugging_face_perplexity:_WorkerSide.initialise`,
      `${FACE}.hugging_face_text_classification:_WorkerSide.initialise`,
      `${FACE}.hugging_face_text_generation:_WorkerSide.initialise`,
      `${FACE}.post_processing:HuggingFaceApplyIdToLabelsPostProcessor.__init__`,
    ],
    see: ['HuggingFaceImageClassificationInference', 'HuggingFaceNERInference'],
  }),
  out({
    id: 'hf-token',
    title: 'Checks the Hugging Face token',
    who: ['pod', 'task', 'modeller'],
    to: ['hf'],
    protocol: 'HTTPS',
    carries:
      'The token, with the releases of the library, Python and PyTorch. Back come the name and the rights of its account.',
    when: 'At each import of the SDK, if a token is set; each task imports it again. Without an answer within ten seconds the import fails, as soon as the request ends. With `HF_HUB_OFFLINE=1` it always fails. The error shows the token.',
    change:
      'Leave [`BITFOUNT_HUGGINGFACE_USER_ACCESS_TOKEN`](/guides/SDK/environment-variables#bitfount_huggingface_user_access_token) out.',
    at: ['config:Settings._validate_huggingface_user_access_token'],
    see: ['BITFOUNT_HUGGINGFACE_USER_ACCESS_TOKEN'],
  }),
  out({
    id: 'hf-image-addresses',
    title: 'Images by web address',
    who: ['task'],
    to: ['sources'],
    protocol: 'HTTP, HTTPS or FTP, as the address says',
    carries:
      'The address that stands in the record, with all that is in it, to whatever host it names. Back comes the image.',
    when: 'In every task that reads images from a table, such as a CSV file, for each record whose image column begins with `http://`, `https://` or, except with [`HuggingFaceImageTextGenerationInference`](api:), `ftp://`; redirects are followed. The task names the column; for a Bitfount model `image` under `force_stypes` in the pod’s file is enough. On Windows a path there can also name a share of another machine.',
    change: 'Keep addresses out of the data, or let the pod reach only the hosts it needs.',
    at: [`${FACE}.hugging_face_image_text_generation:_WorkerSide.initialise`],
    see: ['HuggingFaceImageTextGenerationInference'],
  }),
  out({
    id: 'timm-models',
    title: 'Models of timm',
    who: ['task', 'modeller'],
    to: ['hf', 'timm', 'tasks'],
    protocol: 'HTTPS; HTTP too if an address in `model_kwargs` says so',
    carries:
      'The name of the model and its files, with a token if the Hugging Face library finds one, such as `HF_TOKEN`; the library adds [names and releases](#row-library-hf-agent). Back come files. Weights that the `config.json` of a repository names in `hf_hub_filename`, and of which it has no safetensors version, are unpickled: that **can execute code**, which [can send anything](/guides/general-reference/security#custom-model-code) that the process can read. With [`TIMMFineTuning`](api:) the `model_kwargs` of the task can name such a file too, or **any address** for the weights. A `model_id` that begins with `local-dir:` names a folder instead, on Windows even on a network share; the weights there are unpickled too. So is a checkpoint that the task names by its path, in `checkpoint_path` of [`TIMMInference`](api:) or `initial_checkpoint` of [`TIMMFineTuning`](api:).',
    when: 'At the start of a task with such a model; with [`TIMMFederatedTraining`](api:) on the modeller’s side too.',
    change:
      'The choice of the task. `pretrained: false` for fine-tuning and federated training leaves out the weights; with a `/` in the name of the model, its `config.json` is still fetched. `HF_HUB_OFFLINE=1` allows only files of Hugging Face already kept; it does not hold back [other hosts](#row-library-timm).',
    at: [
      `${FACE}.timm_federated_training:_FedModellerSide.initialise`,
      `${FACE}.timm_federated_training:_FedWorkerSide.initialise`,
      `${FACE}.timm_fine_tuning:_WorkerSide.initialise`,
      `${FACE}.timm_inference:_WorkerSide.initialise`,
    ],
    see: ['TIMMInference', 'TIMMFineTuning', 'TIMMFederatedTraining'],
  }),
  out({
    id: 'timm-checkpoint',
    title: 'A checkpoint that a task file names',
    who: ['modeller'],
    to: ['hf'],
    protocol: 'HTTPS',
    carries:
      'The name of the repository and of the file, with a token if the Hugging Face library finds one; the library adds [names and releases](#row-library-hf-agent).',
    when: 'When the arguments of [`TIMMInference`](api:) in a task file are read.',
    change: 'The choice of the task; `HF_HUB_OFFLINE=1` allows only files already kept.',
    at: ['runners.config_schemas.algorithm_schemas:TIMMInferenceArgumentsConfig.__post_init__'],
  }),
  out({
    id: 'monai-bundle',
    title: 'MONAI bundles',
    who: ['task'],
    to: ['hf', 'monai'],
    protocol: 'HTTPS',
    carries:
      'The name and version of the bundle, with a token if the Hugging Face library finds one, such as `HF_TOKEN`; the library adds [names and releases](#row-library-hf-agent). Back comes the bundle, whose [code is executed](#row-library-monai-code). A `bundle_name` can also be the path of a folder, on Windows even on a network share; the pod then takes the bundle from there.',
    when: 'At the start of a task with [`MONAIBundleInference`](api:), unless the bundle is in the cache.',
    change:
      'Put the bundle into the cache before. With a version that Hugging Face has, only Hugging Face is asked.',
    at: [`${ALGORITHMS}.monai_algorithms.monai_bundle_inference:_MONAIWorkerSide._download_bundle`],
    see: ['MONAIBundleInference'],
  }),
  out({
    id: 'trials-database',
    title: 'The trials database',
    who: ['task'],
    to: ['trials'],
    protocol:
      'HTTP or HTTPS, as the address says; with `trials_connection_string` that of the database',
    carries:
      'Nothing but the address that the task names. With `trials_connection_string`, also of the task, the pod **connects to the database that the modeller names**: with the login in it, the query of the task, and the [check for the right to write](#row-database).',
    when: 'At the start of [`PatientTrialMatchingProtocol`](api:), if it names `trials_database_url` and the file is not in the cache; with a connection string, if an earlier task left the file in the cache (else the task fails), for each batch with records of patients, found in the EHR or not; the web address is then not asked.',
    change: 'Only the choice of the task; a firewall that lets the pod reach no other hosts.',
    at: [
      'federated.protocols.ehr.patient_trial_matching_protocol:_WorkerSide.initialise',
      'utils.download_utils:download_file_from_url',
    ],
    see: ['PatientTrialMatchingProtocol'],
  }),
  out({
    id: 'postal-codes',
    title: 'Postal codes',
    who: ['task'],
    to: ['postal'],
    protocol: 'HTTPS',
    carries:
      'The **country of a patient**, as part of the address of a file. The postal code is looked up on the pod.',
    when: 'In trial matching with `max_distance_km`, once for each country; the package keeps the file.',
    change:
      'Leave out `max_distance_km`, which the modeller sets. A firewall can withhold the host; a batch with a country that is not kept yet then fails.',
    at: [`${ALGORITHMS}.ehr.trial_matching_algorithm:_WorkerSide._match_patient_to_trials`],
    see: ['TrialMatchingAlgorithm'],
  }),
  out({
    id: 'upload-bucket',
    title: 'Uploads to the modeller’s bucket',
    who: ['task'],
    to: ['bucket'],
    protocol:
      'HTTPS, to an address of Amazon S3 that the modeller’s side of the SDK signs. The pod takes **any address** that the modeller sends, also of another host or with `http://`',
    carries:
      'Files as they are. [`DataExtractionProtocolCharcoal`](api:) sends **documents of the EHR and the record of each patient** as JSON, with personal details, appointments, diagnoses, procedures, encounters and medication; or **images** with all that is in them, such as names in DICOM files. [`GAScreeningProtocolCharcoal`](api:) sends a table of eligible patients, or of all with `eligible_only: false`, [with names and more](#row-result-gascreeningprotocolcharcoal). Keys in the bucket have the username of the pod’s owner and the dataset, and of the first also the **patient’s number** and the name of the file. Not encrypted from end to end: who holds the bucket reads them.',
    when: 'In these two protocols: in the first once, but with images in a task with batches after each batch; in the second after each batch that has data. A file that fails is tried in three rounds; within a round [a repeated request](/api/bitfount/federated/algorithms/s3_upload_algorithm) sends an **empty file**, which counts as uploaded if it is accepted.',
    change:
      '`skip_upload` in the task, which the modeller sets; a pod has no switch for it. A firewall can withhold the bucket only if it lets through [Bitfount’s buckets instead of `.amazonaws.com`](#proxy) and no host that the pod does not need: the modeller can name another.',
    at: [
      `${ALGORITHMS}.s3_upload_algorithm:_WorkerSide.run`,
      `${ALGORITHMS}.ophthalmology.s3_upload_algorithm_with_mrn_tracking:_WorkerSide._update_mrns_and_upload`,
      'storage:_upload_file_to_s3',
    ],
    see: ['S3UploadAlgorithm', 'S3UploadAlgorithmWithMRNTracking'],
  }),
  out({
    id: 'aws-login',
    title: 'Checks the AWS login',
    who: ['modeller'],
    to: ['sts'],
    protocol: 'HTTPS',
    carries: 'A request that is signed with the access key.',
    when: 'When a pod has taken a task with [`DataExtractionProtocolCharcoal`](api:) or [`GAScreeningProtocolCharcoal`](api:), before it runs, unless it has `skip_upload`.',
    change: '[The variables of AWS](/guides/SDK/environment-variables#aws) choose the login.',
    at: ['utils.aws_utils:check_aws_credentials_are_valid', 'utils.aws_utils:get_boto_session'],
  }),
  out({
    id: 'torchvision-models',
    title: 'Models of torchvision',
    who: ['pod', 'task', 'modeller'],
    to: ['torchvision'],
    protocol: 'HTTPS',
    carries: 'The address of a file.',
    when: 'When the code of a model calls [`get_torchvision_classification_model`](api:) with `pretrained=True`, unless the file is kept already.',
    change: 'The choice of the task. `HF_HUB_OFFLINE=1` does not hold it back.',
    at: [],
    see: ['get_torchvision_classification_model'],
  }),
];
