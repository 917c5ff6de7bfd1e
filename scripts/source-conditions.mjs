/**
 * Export conditions that resolve our packages to their source. Setting conditions replaces Vite's defaults, so the defaults follow
 * ours.
 */
export const sourceConditions = ['@mallard/source', 'module', 'node', 'development|production'];
