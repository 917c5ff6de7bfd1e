/** The oldest browsers for which the client is built; README, Supported browsers. */
export const SUPPORTED_BROWSERS = ['chrome109', 'firefox121', 'safari16.4'];
