/**
 * Measures the processor time of an act, in milliseconds. Unlike a clock, it does not count the time in
 * which other processes of a busy machine run.
 */
export function processorTime<T>(act: () => T): {readonly time: number; readonly result: T} {
  const before = process.cpuUsage();
  const result = act();
  const {user, system} = process.cpuUsage(before);
  return {time: (user + system) / 1000, result};
}
