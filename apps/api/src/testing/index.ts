export { type CallOptions, callEndpoint, type TestAnswer } from './callEndpoint.ts';
export { createTestApp, type TestApp, type TestAppOptions, type TestShopper } from './createTestApp.ts';
export { type RunningPostgres, startPostgres } from './startPostgres.ts';
