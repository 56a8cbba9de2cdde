import type {EgressRow} from './types';

const MODELLER = 'federated.transport.modeller_transport:_ModellerMailbox';
const RUN = 'federated.protocols.base:ProtocolExecution';

type Given = Pick<EgressRow, 'id' | 'title' | 'carries' | 'when' | 'at'> & Partial<EgressRow>;

const toPods = (row: Given): EgressRow => ({
  topic: 'messages',
  who: ['modeller'],
  to: ['pods'],
  direction: 'out',
  protocol: 'gRPC over TLS; the body encrypted from end to end',
  change: 'Nothing turns it off.',
  ...row,
});

/** The messages of the modeller in a task, by type. */
export const modellerMessageRows: readonly EgressRow[] = [
  toPods({
    id: 'modeller-control',
    title: '`TASK_START`, `TASK_COMPLETE`, `TASK_CANCEL`, `TRAINING_COMPLETE`, `ONLINE_RESPONSE`',
    carries:
      'Nothing but the type; `TRAINING_COMPLETE` says yes or no, `ONLINE_RESPONSE` the number asked for.',
    when: 'During a task.',
    at: [
      `${MODELLER}.send_task_start_message`,
      `${MODELLER}.send_task_complete_message`,
      `${MODELLER}.send_task_cancel_message`,
      `${MODELLER}.send_training_iteration_complete_update`,
      `${MODELLER}._handle_cancellation`,
      `${MODELLER}._setup_online_status_handler.status_request_handler`,
      `${MODELLER}._send_to_all_pods_aes_encrypt`,
      `${RUN}._ensure_parties_ready`,
      'federated.modeller:_Modeller._run_modeller_protocol',
      'federated.protocols.model_protocols.federated_averaging:_ModellerSide.run',
    ],
  }),
  toPods({
    id: 'modeller-parameters',
    title: '`MODEL_PARAMETERS`',
    carries: 'The parameters of the common model.',
    when: 'Before the first and after each round of federated training.',
    change: 'The protocol decides.',
    at: [
      'federated.transport.modeller_transport:_send_model_parameters',
      'federated.protocols.model_protocols.federated_averaging:_ModellerSide._send_parameters',
    ],
  }),
  toPods({
    id: 'modeller-exchange',
    title: '`ALGORITHM_EXCHANGE`',
    carries:
      'Values of an algorithm: with [`PatientIDExchangeAlgorithm`](api:) and with the patient-ID filter of [`RecordFilterAlgorithm`](api:) if `remote_modeller` is set, the **numbers of patients** from a file of the modeller.',
    when: 'At the beginning of such a task.',
    change: 'The task decides.',
    at: [
      `${MODELLER}.send_algorithm_exchange_message`,
      'federated.protocols.base:InitialSetupModellerProtocol.run_initial_setup',
    ],
  }),
  toPods({
    id: 'modeller-upload',
    title: '`MODELLER_RESPONSE`',
    carries:
      'A signed address of the modeller’s bucket, with the fields for an upload: folder, expiry, signature, the identifier of the modeller’s access key, and with a temporary AWS login its session token.',
    when: 'When a pod asks for it; it goes to all pods of the task.',
    at: [
      `${MODELLER}.send_S3_presigned_upload_url`,
      'federated.algorithms.s3_upload_algorithm:_ModellerSide.get_s3_upload_url_request_handler._s3_upload_url_request_handler',
    ],
  }),
  toPods({
    id: 'modeller-identity',
    title: '`OIDC_AFC_PKCE_RESPONSE`, `OIDC_DEVICE_CODE_RESPONSE`',
    carries:
      'The code of the login that the pod exchanges for a token of the modeller; with `oidc-auth-code` the secret that belongs to it and the address on `localhost`, otherwise when the code expires and how often to ask.',
    fields: ['auth_code', 'code_verifier', 'redirect_uri', 'device_code', 'expires_at', 'interval'],
    when: 'For each task, unless identity is `key-based`.',
    change: '`key-based` identity, which the modeller chooses.',
    at: [
      `${MODELLER}.send_oidc_auth_flow_responses`,
      `${MODELLER}.send_oidc_device_code_responses`,
      'federated.transport.identity_verification.oidc:_OIDCAuthFlowChallengeHandler.handle',
      'federated.transport.identity_verification.oidc:_OIDCDeviceCodeHandler.handle',
    ],
  }),
  toPods({
    id: 'modeller-log',
    title: '`LOG_MESSAGE` and `MODEL_PROMPT` of the modeller',
    carries:
      'Log records that are marked for the pods, with all that Python’s logging adds, such as the path of the SDK’s source file at the modeller: how training goes on, and with [`TIMMFederatedTraining`](api:) the **average of the validation metrics of all pods**. With two pods each can work out the other’s. No protocol of the release sends a prompt.',
    when: 'While federated training runs.',
    change:
      '`auto_eval: false` in the task leaves out the metrics. [`BITFOUNT_AUTO_CONFIGURE_LOGGING`](/guides/SDK/environment-variables#bitfount_auto_configure_logging) set to `false` on the modeller’s side holds back all of it, unless the program sets the level to `INFO`. A pod turns off nothing.',
    at: [
      `${MODELLER}.log`,
      'federated.transport.modeller_transport:_send_prompt',
      'federated.protocols.model_protocols.federated_averaging:_ModellerSide.run',
      'federated.algorithms.hugging_face_algorithms.timm_federated_training:_FedModellerSide.run',
    ],
  }),
];
