/** The packages that other teams install. Each comes before the packages that depend on it. */
export const LIBRARIES = /** @type {const} */ (['domain', 'search', 'offline', 'conformance', 'state-machines', 'ui']);
