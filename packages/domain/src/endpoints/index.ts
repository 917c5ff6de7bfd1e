export type { ClientCode, DeferredClient } from './deferredClient.ts';
export { createDeferredClient } from './deferredClient.ts';
export * from './descriptors.ts';
export type { DataOf, EndpointDescriptor, InputOf } from './endpointDescriptor.ts';
