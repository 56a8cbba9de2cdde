import bash from 'refractor/bash';
import {refractor} from 'refractor/core';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import ini from 'refractor/ini';
import json from 'refractor/json';
import powershell from 'refractor/powershell';
import python from 'refractor/python';
import sql from 'refractor/sql';
import toml from 'refractor/toml';
import yaml from 'refractor/yaml';

for (const syntax of [bash, diff, docker, ini, json, powershell, python, sql, toml, yaml]) {
  refractor.register(syntax);
}

/** A language that code blocks may name. */
export interface Language {
  /** Name of the grammar in the highlighter; none for plain text. */
  readonly grammar?: string;
  /** Caption of a block that has no title of its own. */
  readonly label: string;
}

const plain: Language = {label: 'Text'};
const shell: Language = {grammar: 'bash', label: 'Terminal'};
const yamlLanguage: Language = {grammar: 'yaml', label: 'YAML'};
const pythonLanguage: Language = {grammar: 'python', label: 'Python'};

/** Every name that may follow the fence of a code block. */
export const languages: Readonly<Record<string, Language>> = {
  bash: shell,
  console: shell,
  sh: shell,
  shell,
  diff: {grammar: 'diff', label: 'Changes'},
  docker: {grammar: 'docker', label: 'Dockerfile'},
  dockerfile: {grammar: 'docker', label: 'Dockerfile'},
  csv: {label: 'CSV'},
  ini: {grammar: 'ini', label: 'INI'},
  json: {grammar: 'json', label: 'JSON'},
  output: {label: 'Output'},
  powershell: {grammar: 'powershell', label: 'PowerShell'},
  py: pythonLanguage,
  python: pythonLanguage,
  sql: {grammar: 'sql', label: 'SQL'},
  text: plain,
  txt: plain,
  toml: {grammar: 'toml', label: 'TOML'},
  yaml: yamlLanguage,
  yml: yamlLanguage,
};

export {refractor};
