/** Where the SDK keeps what its YAML files are made of. */
const SCHEMAS = 'bitfount.runners.config_schemas';

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
