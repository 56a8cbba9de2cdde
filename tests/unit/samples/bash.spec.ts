import {expect, test} from 'vitest';

import {fence, problemsOf} from './support';

test('commands of the SDK and their options pass', () => {
  const code = [
    'pip install bitfount',
    'bitfount run_pod pod.yaml',
    '$ bitfount run_modeller \\',
    '    --path_to_config_yaml=task.yaml --pod-identifier "a/b" # --comment',
    'cd a && bitfount version; bitfount --help',
  ].join('\n');
  expect(problemsOf(fence('bash', code))).toEqual([]);
});

test('an unknown command or option is reported', () => {
  const code = 'ls\nbitfount run-pod pod.yaml\nbitfount run_pod --path_to_config=pod.yaml';
  expect(problemsOf(fence('bash', code))).toEqual([
    '3: bitfount has no command "run-pod". Did you mean "run_pod"?',
    '4: bitfount run_pod has no option "--path_to_config". Did you mean "path_to_config_yaml"?',
  ]);
});
