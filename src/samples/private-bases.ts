/**
 * Private classes of the SDK, read in the source of 11.3.0, that are bases of public ones and
 * hide nothing: their constructors take no keyword of their own (those that take `**kwargs`
 * drop them), and their public members stand in the model under `inherited`. A class above
 * such a base is known in full. Private bases that are not listed may bring anything.
 */
export const OPEN_BOOK_BASES: ReadonlySet<string> = new Set([
  'bitfount.data.datastructure._BaseDataStructure',
  'bitfount.data.schema._BitfountSchemaMarshmallowMixIn',
  'bitfount.federated.aggregators.base._AggregatorWorkerFactory',
  'bitfount.federated.aggregators.base._BaseAggregatorFactory',
  'bitfount.federated.aggregators.secure._InterPodAggregatorWorkerFactory',
  'bitfount.federated.mixins._ModellessAlgorithmMixIn',
  'bitfount.federated.privacy.differential._BaseDPConfig',
  'bitfount.federated.protocols.base._BaseCompatibleAlgoFactoryCommon',
  'bitfount.federated.roles._RolesMixIn',
  'bitfount.federated.secure._BaseSecureShare',
  'bitfount.federated.types._DataLessAlgorithm',
  'bitfount.models.base_models._BaseModelRegistryMixIn',
  'bitfount.types._BaseSerializableObjectMixIn',
]);
