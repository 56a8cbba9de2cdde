import {onIntent} from '../onIntent';

onIntent(
  'check-yaml',
  () => import('./mount'),
  () => location.search.startsWith('?sample='),
);
