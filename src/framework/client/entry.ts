/*
 * The application's entry. Its parts are evaluated one after the other, each in a task of its own, so
 * that on a slow device no single task keeps the reader waiting. All of them are in the same file.
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
