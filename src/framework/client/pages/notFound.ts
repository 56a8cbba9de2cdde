import ComponentCreator from '@docusaurus/ComponentCreator';

/** The not-found page, as the framework makes it for the addresses that no route has. */
export const NotFound = ComponentCreator('*', '');
