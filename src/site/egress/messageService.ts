import type {EgressRow} from './types';

const GRPC = 'gRPC over TLS';
const STUB = 'federated.transport.utils:MessageServiceStubWrapper';
const SERVICE = 'federated.transport.message_service:_MessageService';
const NEVER = 'Nothing turns it off.';

const out = (row: Omit<EgressRow, 'topic' | 'direction'>): EgressRow => ({
  topic: 'services',
  direction: 'out',
  ...row,
});

/** What the message service gets besides the bodies of messages. */
export const messageServiceRows: readonly EgressRow[] = [
  out({
    id: 'channel',
    title: 'Connection to the message service',
    who: ['pod', 'task', 'modeller'],
    to: ['messages'],
    protocol: GRPC,
    carries:
      'All calls of the rows below, with the access token or the first part of the API key. With `tls: false`, which only an address outside `.bitfount.com` allows, nothing but the bodies of messages is encrypted.',
    when: 'As long as a pod runs or a task lasts; the process of a task opens a connection of its own.',
    change:
      '`url`, `port` and `tls` of the [message service](/guides/SDK/pod-file) in the pod’s file, and in the task file for the modeller. In 11.3.0 the process of a task ignores them: what it sends itself, results among them, goes to `messaging.bitfount.com`; progress and the parameters of a training take the pod’s connection. `BITFOUNT_ENVIRONMENT`, for Bitfount’s own staff, changes this default everywhere.',
    at: [`${STUB}._create_channel`],
  }),
  out({
    id: 'channel-test',
    title: 'Tests the connection',
    who: ['pod', 'task', 'modeller'],
    to: ['messages'],
    protocol: 'TCP',
    carries: 'Nothing: the connection is opened and closed, past any proxy.',
    when: 'When calls to the message service have failed and its channel is down.',
    change: NEVER,
    at: ['federated.transport.config:MessageServiceConfig.test_connection'],
  }),
  out({
    id: 'pod-connect',
    title: 'The pod signs on',
    who: ['pod'],
    to: ['messages'],
    protocol: GRPC,
    carries:
      'Name of the pod, names of the datasets, and of the machine the processor, the system, the number of CPUs, the memory, and number and name of GPUs.',
    fields: [
      'podName',
      'datasetNames',
      'processor',
      'podOS',
      'cpuCount',
      'totalMemoryBytes',
      'gpuCount',
      'gpuName',
    ],
    when: 'At the start of a pod.',
    change: NEVER,
    at: [`${SERVICE}.connect_pod`, `${STUB}.PodConnect`],
  }),
  out({
    id: 'task-setup',
    title: 'The modeller starts a task',
    who: ['modeller'],
    to: ['messages', 's3'],
    protocol: `${GRPC}; the request itself over HTTPS to object storage`,
    carries:
      'Datasets, size of the requests, project, name of the protocol. The request holds an encrypted part, which tells each pod **the datasets of all pods of the task with their owners’ usernames**, and, **in a form that Bitfount’s services can read**, protocol, algorithms, all arguments and the data structure; with a model also its schema, with **the values of every categorical column**. Beside them the kind of identity and the settings of the run.',
    fields: [
      'podIdentifier',
      'contentSize',
      'projectId',
      'taskURL',
      'taskId',
      'taskMetadata.protocol',
    ],
    when: 'At the start of each task.',
    change:
      'Put nothing secret into the arguments of a task: an `access_token` for Hugging Face or a database address with a password would be readable, and would also reach the hub and the access manager.',
    at: [
      `${SERVICE}.setup_task`,
      `${STUB}.SetupTask`,
      `${STUB}.InitiateTask`,
      'federated.transport.modeller_transport:_ModellerMailbox.send_task_requests',
      'federated.modeller:_Modeller._send_task_requests',
      'federated.modeller:_Modeller.run_async',
      'federated.transport.message_service:_LargeObjectRequestHandler.upload_large_object',
      'storage:_async_upload_to_s3',
    ],
  }),
  out({
    id: 'envelope',
    title: 'The envelope of each message',
    who: ['pod', 'task', 'modeller'],
    to: ['messages'],
    protocol: GRPC,
    carries:
      'Type, sender, recipient, mailboxes, task and time in readable form, beside results name and position of the algorithm, batch and number of batches, a Bitfount model with the number of its predictions, and a notice such as “3 eligible patients found” with a flag for an email; with an abort its reason. The body is encrypted for the recipient.',
    fields: [
      'messageType',
      'sender',
      'recipient',
      'senderMailboxId',
      'recipientMailboxId',
      'timestamp',
      'podMailboxIds',
      'taskId',
      'sequenceNumber',
      'messageMetadata',
      'algorithmIdentifierMeta',
      'body',
    ],
    when: 'With each message of a task.',
    change: NEVER,
    at: [
      `${SERVICE}.send_message`,
      `${STUB}.SendBitfountMessage`,
      'federated.transport.base_transport:_send_aes_encrypted_message',
      'federated.transport.base_transport:_send_packed_aes_encrypted_message',
    ],
  }),
  out({
    id: 'polling',
    title: 'Asks for messages',
    who: ['pod', 'modeller'],
    to: ['messages'],
    protocol: GRPC,
    carries: 'The identifier of the mailbox, and the receipt of each message that was fetched.',
    fields: ['mailboxId', 'receiptHandle', 'deleteMailbox'],
    when: 'On a pod all the time, on the modeller’s side while its task runs, after one to eight seconds.',
    change: NEVER,
    at: [`${STUB}.GetBitfountMessage`, `${STUB}.AcknowledgeMessage`],
  }),
  out({
    id: 'large-messages',
    title: 'Large bodies',
    who: ['pod', 'task', 'modeller'],
    to: ['messages', 's3'],
    protocol: `${GRPC}; the body over HTTPS to object storage`,
    carries:
      'Size, task, mailbox and name of the pod; then the encrypted body. The SDK uploads to the address that the message service names. The receiver looks for the form `…-message-service-external….s3[.region].amazonaws.com` in the address before it downloads. That **does not prove whose host it is**: let a proxy allow only hosts that you know.',
    fields: ['senderMailboxId', 'podName', 'contentSize', 'taskId'],
    when: 'For bodies above 128 KiB, up to 3 GiB.',
    change:
      '`use_local_storage` hands bodies over as files, where modeller and pod share a machine. The process of a task ignores it in 11.3.0, so results go this way all the same.',
    at: [
      `${SERVICE}._get_large_object_storage_details`,
      `${STUB}.GetLargeObjectStorage`,
      'federated.transport.message_service:_LargeObjectRequestHandler.upload_large_object',
      'federated.transport.message_service:_LargeObjectRequestHandler.get_large_object_from_url',
      'storage:_async_download_from_s3',
      'storage:_async_download_data_from_s3',
      'storage:_async_upload_data_to_s3',
    ],
  }),
  out({
    id: 'diagnostics',
    title: 'Diagnostics',
    who: ['pod', 'modeller'],
    to: ['messages'],
    protocol: GRPC,
    carries: 'An empty request; back comes the address of test data.',
    when: 'Only when a program calls it; the SDK itself does not.',
    change: 'Do not call it.',
    at: [`${SERVICE}.diagnostics`, `${STUB}.Diagnostics`],
  }),
];
