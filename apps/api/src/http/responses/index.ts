export { encode, sendEncoded } from './compression.ts';
export { memoizeText } from './memoizeText.ts';
export { atMostOnceASecond } from './publicData.ts';
export { createResponseCache, type ResponseCache, type SharedResponse } from './responseCache.ts';
export { createSendStored, type StoredSource } from './sendStored.ts';
