import {onIntent} from '../onIntent';

onIntent(
  'check-yaml',
  () => import('./mount'),
  () => location.hash.startsWith('#sample='),
);
