/** Parts of the names of keys whose values nobody but their owner should see. */
const SECRET =
  /secret|passw|token|credential|access_key|api_?key|private_key|connection_?string|db_?conn/i;

/** Whether the value of a key, or what stands below it, may be secret. */
export function isSecretKey(key: string): boolean {
  return SECRET.test(key);
}
