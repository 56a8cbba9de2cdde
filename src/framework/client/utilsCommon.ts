/*
 * Replaces the index of the package, which brings the whole of `tslib` into the application for one
 * function.
 */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from '@docusaurus/utils-common/lib/stringUtils';

/** Marks what search engines pass over (https://github.com/facebook/docusaurus/issues/8883). */
export const blogPostContainerID = '__blog-post-container';
