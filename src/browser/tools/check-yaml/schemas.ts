import {type FileKind, schemaPath} from '../../../yaml/fileKinds';
import {type FileSchema, fileSchemaOf} from '../../../yaml/judge';
import type {JsonSchema} from '../../../yaml/jsonSchema';
import {fetchJson} from '../siteFiles';

const loaded = new Map<FileKind, Promise<FileSchema>>();

/**
 * Loads the published schema of a kind of file, once.
 *
 * @throws when the host cannot be reached; the next call asks again
 */
export async function loadSchema(kind: FileKind): Promise<FileSchema> {
  const asked = loaded.get(kind) ?? fetchSchema(kind);
  loaded.set(kind, asked);
  try {
    return await asked;
  } catch (error) {
    loaded.delete(kind);
    throw error;
  }
}

async function fetchSchema(kind: FileKind): Promise<FileSchema> {
  return fileSchemaOf((await fetchJson(schemaPath(kind))) as JsonSchema);
}
