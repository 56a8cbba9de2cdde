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
    to: ['hf'],
    protocol: 'HTTPS',
    carries:
      'The name of the model and its files, with a token if the task or the pod has one; the library adds its release and that of Python. Back come files, and for some models code that is executed.',
    when: 'At the start of a task with such a model; files that are in the cache are compared with those of the hub.',
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
    carries: 'The token.',
    when: 'At each import of the SDK, if a token is set; each task imports it again.',
    change:
      'Leave [`BITFOUNT_HUGGINGFACE_USER_ACCESS_TOKEN`](/guides/SDK/environment-variables#bitfount_huggingface_user_access_token) out.',
    at: ['config:Settings._validate_huggingface_user_access_token'],
    see: ['BITFOUNT_HUGGINGFACE_USER_ACCESS_TOKEN'],
  }),
  out({
    id: 'timm-models',
    title: 'Models of timm',
    who: ['task', 'modeller'],
    to: ['hf', 'timm'],
    protocol: 'HTTPS',
    carries: 'The name of the model and its files.',
    when: 'At the start of a task with such a model; with [`TIMMFederatedTraining`](api:) on the modeller’s side too.',
    change:
      'The choice of the task; `pretrained: false` for fine-tuning and federated training; `HF_HUB_OFFLINE=1` allows only files already kept.',
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
    carries: 'The name of the repository and of the file.',
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
    carries: 'The name and version of the bundle. Back comes the bundle, whose code is executed.',
    when: 'At the start of a task with [`MONAIBundleInference`](api:), unless the bundle is in the cache.',
    change: 'Put the bundle into the cache before, or name a version that Hugging Face has.',
    at: [`${ALGORITHMS}.monai_algorithms.monai_bundle_inference:_MONAIWorkerSide._download_bundle`],
    see: ['MONAIBundleInference'],
  }),
  out({
    id: 'trials-database',
    title: 'The trials database',
    who: ['task'],
    to: ['trials'],
    protocol: 'HTTP or HTTPS, as the address says',
    carries: 'Nothing but the address that the task names.',
    when: 'At the start of [`PatientTrialMatchingProtocol`](api:), if it names `trials_database_url` and the file is not in the cache.',
    change: '`trials_connection_string` names a database instead.',
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
    change: 'Leave out `max_distance_km`.',
    at: [`${ALGORITHMS}.ehr.trial_matching_algorithm:_WorkerSide._match_patient_to_trials`],
    see: ['TrialMatchingAlgorithm'],
  }),
  out({
    id: 'upload-bucket',
    title: 'Uploads to the modeller’s bucket',
    who: ['task'],
    to: ['bucket'],
    protocol: 'HTTPS, to an address that the modeller signs',
    carries:
      'Files as they are: with [`DataExtractionProtocolCharcoal`](api:) **documents of the EHR or images**, with [`GAScreeningProtocolCharcoal`](api:) a table of candidates **with names**. Not encrypted from end to end: who holds the bucket reads them.',
    when: 'In these two protocols.',
    change: '`skip_upload` in the task.',
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
    when: 'Before tasks with [`DataExtractionProtocolCharcoal`](api:) or [`GAScreeningProtocolCharcoal`](api:).',
    change: '[The variables of AWS](/guides/SDK/environment-variables#aws) choose the login.',
    at: ['utils.aws_utils:check_aws_credentials_are_valid', 'utils.aws_utils:get_boto_session'],
  }),
];
