import type {EgressRow} from './types';

const WORKER = 'federated.transport.worker_transport:_WorkerMailbox';
const RUN = 'federated.protocols.base:ProtocolExecution';
const CHILD = 'federated.worker:_handle_child_request';

const NEVER = 'Nothing turns it off.';
const CIPHER = 'gRPC over TLS; the body encrypted from end to end';

type Given = Pick<EgressRow, 'id' | 'title' | 'carries' | 'when' | 'at'> & Partial<EgressRow>;

const toModeller = (row: Given): EgressRow => ({
  topic: 'messages',
  who: ['task'],
  to: ['modeller'],
  direction: 'out',
  protocol: CIPHER,
  change: NEVER,
  ...row,
});

/** The messages of a pod in a task, by type: what is in the encrypted body. */
export const messageRows: readonly EgressRow[] = [
  toModeller({
    id: 'job-accept',
    title: '`JOB_ACCEPT`',
    who: ['pod'],
    carries: 'The identifier of the dataset.',
    when: 'When the pod takes a task.',
    at: [`${WORKER}.accept_task`],
  }),
  toModeller({
    id: 'job-reject',
    title: '`JOB_REJECT`',
    who: ['pod'],
    carries:
      'The reasons of the refusal, each with details: the **text of any error** while the task is set up, datasets of others that are not approved, models whose limit is used up. Why a dataset cannot be reached may name a path, a web address or a database, as in the [heartbeat](#row-heartbeat).',
    when: 'When the pod refuses a task.',
    at: [`${WORKER}.reject_task`],
  }),
  toModeller({
    id: 'oidc-challenge',
    title: '`OIDC_CHALLENGE`',
    who: ['pod'],
    carries: 'The identifier of the application with which the modeller logs in.',
    when: 'For each task request that passes the pod’s own checks, unless identity is `key-based`.',
    at: [
      `${WORKER}.send_oidc_client_id`,
      'federated.authorisation_checkers:_OIDCAuthorisationCode.check_authorisation',
      'federated.authorisation_checkers:_OIDCDeviceCode.check_authorisation',
    ],
  }),
  toModeller({
    id: 'progress',
    title: '`TASK_START`, `PREPARING_DATA`, `CONFIGURING_TASK`, `PREPARING_DATA_BATCHES`',
    carries: 'Nothing but the type.',
    when: 'At the beginning of a task.',
    at: [
      `${WORKER}.send_task_start_message`,
      `${WORKER}.send_preparing_data_message`,
      `${WORKER}.send_configuring_task_message`,
      `${WORKER}.send_preparing_data_batches_message`,
      `${RUN}._ensure_parties_ready`,
      `${RUN}._execute_worker`,
      'federated.worker:_Worker.run',
      CHILD,
    ],
  }),
  toModeller({
    id: 'batches',
    title: '`NUMBER_OF_BATCHES`, `CURRENT_BATCH_ID`, `BATCHES_COMPLETE`',
    carries:
      'How many batches there are, which one runs, and a word that they are done. The number of batches, an estimate from a count of the files, tells roughly how many files there are.',
    when: 'The first and the last in every task; without batches the number is 1. The second, and the estimate, in tasks with batches.',
    change:
      '`batched_execution` in the task. [`BITFOUNT_BACKGROUND_FILE_COUNTING`](/guides/SDK/environment-variables#bitfount_background_file_counting) set to `false` on the pod holds back the estimate, but not the number of each batch: the last one tells roughly how many files there were.',
    at: [
      `${WORKER}.send_num_batches_message`,
      `${WORKER}.send_current_batch_id_message`,
      `${WORKER}.send_batches_complete_message`,
      `${RUN}._run_single`,
      `${RUN}._run_worker_batches`,
      `${RUN}._execute_worker`,
      CHILD,
    ],
  }),
  toModeller({
    id: 'evaluation-results',
    title: '`EVALUATION_RESULTS`',
    carries:
      'What the [protocol](#results) sends: a result, counts, or an empty body. The notice beside it [can be read](#row-envelope) by Bitfount’s message service, with counts such as eligible patients and predictions.',
    when: 'After each step or, with some protocols, once per batch; again for each file of a failed batch that is tried alone.',
    change: 'The protocol decides.',
    at: [`${WORKER}.send_evaluation_results`],
  }),
  toModeller({
    id: 'training-update',
    title: '`TRAINING_UPDATE`',
    carries:
      'The change of the model’s parameters, or the parameters, not masked: [no task with secure aggregation starts](/guides/general-reference/security#secure-aggregation-unusable) in this release. With a custom model its code decides what is in them.',
    when: 'In each round of federated training.',
    change: 'The protocol decides.',
    at: ['federated.transport.worker_transport:_send_parameter_update'],
  }),
  toModeller({
    id: 'training-metrics',
    title: '`TRAINING_METRICS`',
    carries:
      'Validation metrics of this pod, each with its name. With a custom model its code decides what is in them, texts from the data too.',
    when: 'In each round of federated training.',
    change: '`auto_eval: false` in the task, which the modeller sets.',
    at: ['federated.transport.worker_transport:_send_training_metrics'],
  }),
  toModeller({
    id: 'transfer-receipt',
    title: '`TRANSFER_RECEIPT`',
    carries:
      'For each document or image the **patient’s number**, identifier, date and description of the document, its path on the pod, and where it went or why it failed, which can **quote the answer of the EHR**. With `skip_upload` too.',
    fields: [
      'patient_id',
      'recipient',
      'document_id',
      'document_date',
      'document_description',
      'extension',
      'local_path',
      's3_key',
      'upload_date',
      'failed_reason',
      'data_owner_username',
      'dataset_name',
    ],
    when: 'At the end of [`DataExtractionProtocolCharcoal`](api:); for images in a task with batches after each batch, and again for each file of a failed batch that is tried alone.',
    change: 'The protocol decides.',
    at: [`${WORKER}.send_transfer_summary_receipt`],
  }),
  toModeller({
    id: 'task-abort',
    title: '`TASK_ABORT`',
    carries:
      'A text, which after failed batches can hold the texts of all their errors, the reason, and for most errors their type and up to 2,000 characters from the end of the traceback. **Texts can name paths and quote values from the data.** The envelope shows the reason to the message service.',
    fields: ['message', 'reason', 'exception_type', 'traceback_summary'],
    when: 'When a task ends with an error, is cancelled, reaches a limit of use, finds no data or nothing new, or gets no answer from the modeller. Other errors from the check of identity until the process of the task starts, as when a model of the hub cannot be downloaded, send nothing.',
    at: [
      `${WORKER}.send_task_abort_message`,
      `${WORKER}._get_message`,
      `${RUN}._run_single`,
      `${RUN}._run_worker_batches`,
      'federated.worker:_Worker.run',
      'federated.worker:_Worker.initialise_and_run_protocol',
      'federated.protocols.base:ModelInferenceProtocolMixin.handle_limits_exceeded',
      'federated.protocols.resilience:ResilienceHandler.handle_batch_failure',
      'federated.protocols.resilience:ResilienceHandler.abort_task_all_batches_failed',
      'federated.protocols.resilience:ResilienceHandler.check_and_handle_zero_successful_files',
      CHILD,
    ],
  }),
  toModeller({
    id: 'log-message',
    title: '`LOG_MESSAGE`',
    carries:
      'Log records that are marked for the other side, with all that Python’s logging adds: the path of the SDK’s source file, line, process, thread and time. In 11.3.0 they say that an algorithm failed, with **type and text of the error**; that a model was saved, with [`TIMMFederatedTraining`](api:) its path on the pod; the privacy cost of a private query; and how training goes on.',
    fields: [
      'msg',
      'args',
      'levelname',
      'pathname',
      'lineno',
      'processName',
      'threadName',
      'created',
    ],
    when: 'While the code that logs them runs.',
    change:
      'Nothing turns off warnings and errors. With [`BITFOUNT_AUTO_CONFIGURE_LOGGING`](/guides/SDK/environment-variables#bitfount_auto_configure_logging) set to `false` on the pod the rest is not sent, unless its program sets the level to `INFO`.',
    at: [
      `${WORKER}.log`,
      'federated.algorithms.base:AlgorithmDecoratorMetaClass.decorator.initialise_wrapper',
      'federated.algorithms.base:AlgorithmDecoratorMetaClass.decorator.run_wrapper',
      'federated.algorithms.hugging_face_algorithms.timm_federated_training:_FedWorkerSide.save_final_parameters',
      'federated.algorithms.hugging_face_algorithms.timm_fine_tuning:_WorkerSide.run',
      'federated.algorithms.private_sql_query:_WorkerSide._execute_dp_query',
      'federated.privacy.differential:_DifferentiallyPrivate._is_privacy_guarantee_exceeded',
      'federated.protocols.model_protocols.federated_averaging:_WorkerSide.run',
    ],
  }),
  toModeller({
    id: 'online-check',
    title: '`ONLINE_CHECK`',
    carries: 'A random number, to which the modeller answers with `ONLINE_RESPONSE`.',
    when: 'When an expected message does not come.',
    change:
      '[`BITFOUNT_ONLINE_CHECK_SOFT_LIMIT`](/guides/SDK/environment-variables#bitfount_online_check_soft_limit) sets after how many seconds. While the modeller’s identity is checked it is always after five minutes; nothing turns it off.',
    at: [`${WORKER}.check_modeller_online`],
  }),
  toModeller({
    id: 'upload-request',
    title: '`WORKER_REQUEST`',
    carries: 'A request for an address to upload to; nothing else.',
    when: 'Before an upload, unless the pod has an address that is still valid.',
    change: '`skip_upload` in the task, which the modeller sets; a pod has no switch for it.',
    at: [
      `${WORKER}.request_S3_presigned_upload_url`,
      'federated.algorithms.s3_upload_algorithm:_WorkerSide.get_S3_presigned_upload_url',
    ],
  }),
  toModeller({
    id: 'body',
    who: ['pod', 'task'],
    title: 'How these bodies are sent',
    carries:
      'Each body is packed, compressed and encrypted with AES-256-GCM, with a key that the modeller made for this pod and task. The key comes with the task request, encrypted with the public key of the pod.',
    when: 'For all messages above.',
    at: [
      `${WORKER}._send_aes_encrypted_message`,
      `${WORKER}._send_packed_aes_encrypted_message`,
      CHILD,
    ],
  }),
  toModeller({
    id: 'secure-share',
    title: '`SECURE_SHARE`',
    to: ['pods'],
    carries: 'Random numbers, encrypted with the public key of the other pod.',
    when: 'Not in this release: a task with secure aggregation [fails on the pod before](/guides/general-reference/security#secure-aggregation-unusable). It is made to go out before each masked update or result.',
    change:
      '`approved_pods`: with an empty list a pod refuses such a task that names datasets of others.',
    at: [
      'federated.transport.worker_transport:_InterPodWorkerMailbox._send_pod_to_pod_message',
      'federated.transport.worker_transport:_send_secure_shares_to_others',
      'federated.secure:SecureShare._share_own_shares',
    ],
  }),
];
