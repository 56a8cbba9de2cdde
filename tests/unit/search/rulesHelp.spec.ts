import {expect, test} from 'vitest';

import {createEngine} from '../../../src/search/engine/createEngine';
import {foldAlike} from '../../../src/search/engine/foldAlike';
import {messageShare, messagesIn, plain} from '../../../src/search/engine/messagePattern';
import {stem} from '../../../src/search/engine/text';
import {unitsOf} from '../../../src/search/engine/units';
import {vocabulary} from '../../../src/search/engine/vocabulary';
import {restWords} from '../../../src/search/records/restWords';
import type {SearchRecord} from '../../../src/search/types';
import {headingOf, symbolOf, textBelow} from './places';

/** Returns the object ids of the hits, best first. */
function ask(records: readonly SearchRecord[], query: string): string[] {
  const {hits} = createEngine(records).search({indexName: 'test', query});
  return hits.map(({objectID}) => objectID);
}

const KEYS = 'bitfount.runners.config_schemas.pod_schemas';

test('of fields with one name the key of a YAML file comes first, a template’s after it', () => {
  const key = symbolOf('attribute', [KEYS, 'PodConfig', 'approved_pods']);
  const template = symbolOf('attribute', [KEYS, 'TemplatedPodConfig', 'approved_pods']);
  const field = symbolOf('attribute', ['bitfount.pod', 'Pod', 'approved_pods']);
  expect(ask([field, template, key], 'approved_pods')).toEqual(
    [key, template, field].map(({objectID}) => objectID),
  );
});

test('a class and its member, or two keys, are found with a space between them', () => {
  const start = symbolOf('method', ['bitfount.pod', 'Pod', 'start']);
  const other = symbolOf('method', ['bitfount.hub', 'Hub', 'start']);
  const url = symbolOf('attribute', [KEYS, 'MessageServiceConfig', 'url']);
  const hubUrl = symbolOf('attribute', [KEYS, 'HubConfig', 'url']);
  const records = [other, hubUrl, start, url];
  expect(ask(records, 'Pod start')[0]).toBe(start.objectID);
  expect(ask(records, 'message_service url')[0]).toBe(url.objectID);
});

test('a dotted path that is half typed is compared from its beginning, and is no misspelling', () => {
  const field = symbolOf('attribute', ['bitfount.early_stopping', 'Stopping', 'metric']);
  const metrics = symbolOf('module', ['bitfount.metrics']);
  const deeper = symbolOf('module', ['bitfount.metrics_of_pods']);
  expect(ask([field, deeper, metrics], 'bitfount.metri').slice(0, 2)).toEqual([
    metrics.objectID,
    deeper.objectID,
  ]);
});

test('fields that begin with a plain word come after other names; with an underscore they count', () => {
  const field = symbolOf('attribute', ['bitfount.a', 'A', 'data_paths']);
  const cls = symbolOf('class', ['bitfount.b', 'DataPathSettings']);
  expect(ask([field, cls], 'datapa')[0]).toBe(cls.objectID);
  expect(ask([field, cls], 'data_pa')[0]).toBe(field.objectID);
});

test('verbs in -ate and their nouns are one word; what only ends so is another', () => {
  const families = [
    ['authenticate', 'authentication', 'authenticator', 'authenticated', 'authenticating'],
    ['federate', 'federation', 'federated'],
    ['install', 'installation'],
  ];
  for (const family of families) {
    expect(new Set(family.map(stem)).size, family.join()).toBe(1);
  }
  expect(stem('template')).not.toBe(stem('temple'));
  expect(stem('repeated')).toBe(stem('repeat'));
  expect(stem('created')).toBe(stem('create'));
  expect(stem('format')).not.toBe(stem('form'));
});

test('both spellings of English are one word', () => {
  const pairs = [
    ['licence', 'license'],
    ['normalise', 'normalize'],
    ['colours', 'colors'],
    ['modeller', 'modeler'],
    ['labelled', 'labeled'],
    ['centre', 'center'],
    ['catalogue', 'catalog'],
  ] as const;
  for (const [british, american] of pairs) {
    expect(stem(american), american).toBe(stem(british));
  }
  expect(stem('called'), 'one syllable').toBe(stem('call'));
  expect(stem('installed')).toBe(stem('install'));
});

test('a word that is typed up to the middle of an ending still finds its family', () => {
  const place = headingOf(['Access', 'How a pod authenticates']);
  for (const query of ['authenticat', 'authenticati', 'authenticatio']) {
    expect(ask([place], query), query).toEqual([place.objectID]);
  }
});

test('two words of a heading are found as one', () => {
  const place = headingOf(['Models', 'Use a Hugging Face model']);
  const attribute = symbolOf('attribute', ['bitfount.config', 'Settings', 'huggingface_token']);
  expect(ask([attribute, place], 'huggingface')).toContain(place.objectID);
});

test('a message is found with values filled in, and when it was cut', () => {
  const text = 'Unknown name: … · Port … is not free, used by … · No pod of this name';
  const patterns = messagesIn(text);
  expect(patterns, 'rows with values').toHaveLength(2);
  const share = (message: string) =>
    Math.max(...patterns.map((pattern) => messageShare(pattern, plain(message).split(' '))));
  expect(share('Port 29209 is not free, used by python3')).toBe(1);
  expect(share('ERROR: Port 29209 is not free, us'), 'cut in a word').toBeGreaterThan(0.7);
  expect(share('a port that is free')).toBe(0);

  const faults = headingOf(['Faults', 'While it runs']);
  const ports = headingOf(['Faults', 'Which port is free and used by python3']);
  const records = [ports, faults, textBelow(faults, text)];
  expect(ask(records, 'Port 29209 is not free, used by python3')[0]).toContain(faults.objectID);
});

test('the folder of a guide is a name above it', () => {
  const folder = symbolPage('/guides/installation', 'Installation');
  const windows = symbolPage('/guides/installation/windows', 'Windows');
  const paths = symbolPage('/guides/paths', 'Windows paths');
  expect(ask([folder, paths, windows], 'installation windows')[0]).toBe(windows.objectID);
});

function symbolPage(address: string, title: string): SearchRecord {
  return {...headingOf([title]), objectID: address, url: `https://docs.example.org${address}`};
}

test('a heading that many pages share counts less, and so does one with nothing below it', () => {
  const shared = ['A', 'B', 'C'].map((page) => headingOf([page, 'Pod logs'], 'Read them.'));
  const own = headingOf(['D', 'Where pod logs are'], 'In a folder.');
  expect(ask([...shared, own], 'logs pod')[0]).toBe(own.objectID);
  const empty = headingOf(['E', 'Pod files']);
  const full = headingOf(['F', 'Pod files and folders'], 'In a folder.');
  expect(ask([empty, full], 'files pod')[0]).toBe(full.objectID);
});

test('plain words lead to what explains them, then to the fields that are called so', () => {
  const field = symbolOf('attribute', ['bitfount.types', 'Model', 'epochs']);
  const guide = headingOf(['Training', 'How many rounds'], 'An epoch reads all records once.');
  const glossary = headingOf(['Glossary', 'Epoch'], 'One pass.');
  const parameter = symbolOf('parameter', ['bitfount.types', 'Model', 'epochs']);
  const found = ask([field, parameter, guide, glossary], 'epochs');
  expect(found.slice(0, 2).sort()).toEqual([glossary.objectID, guide.objectID].sort());
  expect(found[2]).toBe(field.objectID);
});

test('a heading of just the plain word comes before symbols that are called so', () => {
  const module = symbolOf('module', ['bitfount.hub']);
  const entry = headingOf(['Glossary', 'Hub'], 'Where pods are listed.');
  expect(ask([module, entry], 'hub')[0]).toBe(entry.objectID);
  expect(ask([module, entry], 'bitfount.hub')[0]).toBe(module.objectID);
});

test('a heading is found first by its abbreviation and by its long form', () => {
  const entry = headingOf(['Glossary', 'Named-entity recognition (NER)']);
  const cls = symbolOf('class', ['bitfount.a', 'NERInference']);
  const member = symbolOf('attribute', ['bitfount.a', 'Kind', 'NER']);
  for (const query of ['NER', 'named-entity recognition']) {
    expect(ask([cls, member, entry], query)[0], query).toBe(entry.objectID);
  }
  const pod = symbolOf('attribute', ['bitfount.hooks', 'HookType', 'POD']);
  expect(ask([headingOf(['Glossary', 'Pod']), pod], 'POD')[0]).toBe(pod.objectID);
});

test('what a reader would not take for a misspelling is none', () => {
  const known = vocabulary(new Set(['prim', 'system', 'install', 'privaci', 'authorisation']));
  const near = (word: string) => known.near(word).map(({word: found}) => found);
  expect(near('pric'), 'short stems').toEqual([]);
  expect(near('systemd'), 'a letter behind a word').toEqual([]);
  expect(near('nstall'), 'another first letter').toEqual([]);
  expect(near('instal')).toEqual(['install']);
  expect(near('autohrisatoin')).toEqual(['authorisation']);
  const families = vocabulary(new Set(['anonymis']));
  expect(families.near('anonymisaton').map(({word: found}) => found)).toEqual(['anonymis']);
});

test('equal names are one hit with a count, and an attribute with its parameter is one', () => {
  const parameters = ['a', 'b', 'c'].map((name) =>
    symbolOf('parameter', [`bitfount.${name}`, 'make', 'pod']),
  );
  const units = unitsOf(parameters);
  const folded = foldAlike(units, 'pod');
  expect(folded.units).toEqual([units[0]]);
  expect([...folded.alike.values()]).toEqual([2]);
  expect(foldAlike(units, 'make pod').units, 'a query that says of whom').toHaveLength(3);
  const {hits} = createEngine(parameters).search({indexName: 'test', query: 'pod'});
  expect(hits.map(({alike}) => alike)).toEqual([2]);

  const attribute = symbolOf('attribute', ['bitfount.pod', 'Pod', 'name']);
  const parameter = {
    ...attribute,
    objectID: '/api/bitfount/pod#pod--name',
    kind: 'parameter' as const,
  };
  expect(foldAlike(unitsOf([parameter, attribute]), 'name').units).toHaveLength(1);
});

test('of text that is cut off, the words are kept that the rest has not', () => {
  const rest = 'Set BITFOUNT_PORT to 29209, and see PrefectRouter. The pods log it.';
  expect(restWords(rest, 'A pod logs the port.', false)).toEqual([
    'BITFOUNT_PORT',
    '29209',
    'PrefectRouter',
  ]);
  expect(restWords('Words of prose and AWS_REGION', '', true)).toEqual(['AWS_REGION']);
});

test('words that readers type find a place almost as its heading does', () => {
  const logs = {
    ...headingOf(['Keep logs from filling the disk']),
    words: 'rotate log files too big',
  };
  const login = headingOf(['Log in with a browser']);
  expect(ask([login, logs], 'rotate logs')[0]).toBe(logs.objectID);
  expect(ask([login, logs], 'log in')[0]).toBe(login.objectID);
});
