import path from 'node:path';

/** Increase it when files of an older extraction can no longer be read. */
export const FORMAT_VERSION = 1;

/** The committed model. */
export const MODEL_DIR = path.join(__dirname, '../data');
export const SCHEMA_FILE = path.join(__dirname, 'model.schema.json');

/** File of the model with the calls that can send something out. */
export const CALL_SITES = 'call-sites.json';
/** Name of the file of messages in the model's folder. */
export const MESSAGES_FILE = 'messages.json';
