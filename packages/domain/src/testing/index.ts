export { createFakeServer, type Defect, fakeEndpoints } from './fakeServer.ts';
export { type CaseField, type FieldCase, fieldCases, samePasswords } from './fieldCases.ts';
export { createManualTimers, type ManualTimers, settle } from './manualTimers.ts';
export { sampleOf } from './sampleOf.ts';
export { caseRegions, type SendCall, sendFieldCase } from './sendFieldCase.ts';
export { failure, success, testClient, tokensOf } from './testClient.ts';
export { testPicture } from './testPicture.ts';
