import type {SearchSettings} from '../search/settings';

export const search: SearchSettings = {
  provider: 'embedded',
  indexName: 'Documentation Website',
};
