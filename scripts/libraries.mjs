/** The packages that other teams install, each before those that depend on it. */
export const LIBRARIES = /** @type {const} */ (['domain', 'search', 'offline', 'conformance', 'state-machines', 'ui']);
