export { type CallOptions, callEndpoint, type TestAnswer } from './callEndpoint.ts';
export { createTestApp, type TestApp, type TestAppOptions, type TestShopper } from './createTestApp.ts';
export { freePort } from './freePort.ts';
export { type RunningPostgres, startPostgres } from './startPostgres.ts';
