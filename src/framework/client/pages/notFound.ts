import ComponentCreator from '@docusaurus/ComponentCreator';

/** The not-found page, created as the framework does for paths without a route. */
export const NotFound = ComponentCreator('*', '');
