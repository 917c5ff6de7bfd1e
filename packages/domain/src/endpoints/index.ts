export type { DataOf, EndpointHead, InputOf } from './endpointHead.ts';
export * from './heads.ts';
export type { ClientCode, LateClient } from './lateClient.ts';
export { createLateClient } from './lateClient.ts';
