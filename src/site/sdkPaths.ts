/*
 * Dotted paths of the SDK that this site's code refers to by name. Everything else about the SDK is read
 * from the extracted model. A new release may move them: the unit tests of schemas, tables and samples
 * fail when one is missing. Names used by the extractor are in `src/reference/extract`.
 */

/** The package of the SDK that defines the schemas of its YAML files. */
export const SCHEMAS = 'bitfount.runners.config_schemas';

export const POD_FILE = `${SCHEMAS}.pod_schemas.PodConfig`;
export const TASK_FILE = `${SCHEMAS}.modeller_schemas.ModellerConfig`;
export const TEMPLATE_FILE = `${SCHEMAS}.modeller_schemas.TemplatedModellerConfig`;
export const DATASOURCE = `${SCHEMAS}.pod_schemas.DatasourceConfig`;
export const POD_DATA = `${SCHEMAS}.pod_schemas.PodDataConfig`;
export const TEMPLATE_TEXT = `${SCHEMAS}.common_schemas.TemplatedOrTyped.TEMPLATE_PATTERN`;
export const PROTOCOL = `${SCHEMAS}.protocol_schemas.ProtocolConfig`;
export const ALGORITHM = `${SCHEMAS}.algorithm_schemas.AlgorithmConfig`;
export const TEMPLATE_ENTRY = `${SCHEMAS}.template_variable_schemas._TemplateVariablesEntryCommon`;
export const SOURCE_ARGUMENTS = `${SCHEMAS}.arg_schemas`;
export const DATASOURCE_NAMES = 'bitfount.data.types.DataSourceType';
export const DATASOURCES = 'bitfount.data';
export const TEMPLATED_VALUE = `${SCHEMAS}.common_schemas.TemplatedOrTyped`;
export const FILE_PATH = `${SCHEMAS}.common_schemas.FilePath`;
export const MODEL_REFERENCE = `${SCHEMAS}.common_schemas.ModelReference`;
export const KEEPS_DICT = `${SCHEMAS}.utils.keep_desert_output_as_dict`;
/** The alias of a mapping with any values, which the model leaves out. */
export const JSON_MAPPING = 'bitfount.types._JSONDict';
/** The prefix of names that the SDK reserves, as a regular expression. */
export const RESERVED_NAMES = '^bitfount\\.';

/** The base class of all datasources; it ignores unknown keyword arguments. */
export const BASE_SOURCE = 'bitfount.data.datasources.base_source.BaseSource';
/** The base class of datasources that go through the files of a folder. */
export const FILE_SOURCE = 'bitfount.data.datasources.base_source.FileSystemIterableSource';

/** The modules behind the commands of the SDK. */
export const COMMANDS = 'bitfount.scripts';

/**
 * Private base classes of the SDK (as of 11.3.0) that add nothing the model lacks: their
 * constructors add no keyword argument and ignore `**kwargs`, and the model lists their public
 * members under `inherited`. Other private bases may add any attribute or parameter.
 */
export const KNOWN_PRIVATE_BASES: ReadonlySet<string> = new Set([
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
