/*
 * The application's entry. Evaluates its parts one after the other, each in a separate task, so that no
 * long task delays input on slow devices. All of them are in the same chunk.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function run(): Promise<void> {
  for (const part of parts) {
    await part();
    await nextTask();
  }
  const {start} = await import(/* webpackMode: "eager" */ './application');
  await nextTask();
  start();
}

if (ExecutionEnvironment.canUseDOM) {
  void run();
}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
}
