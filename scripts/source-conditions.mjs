/**
 * Conditions with which packages resolve to each other's source. Naming conditions replaces Vite's defaults, so they are listed again
 * behind ours.
 */
export const sourceConditions = ['@mallard/source', 'module', 'node', 'development|production'];
