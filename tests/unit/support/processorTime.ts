/**
 * Measures the processor time of an act, in milliseconds. Unlike a clock, it does not count the time in
 * which other processes of a busy machine run.
 */
export function processorTime(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}
