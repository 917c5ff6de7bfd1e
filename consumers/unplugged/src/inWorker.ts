import { walk } from './walk.ts';

walk().then(postMessage, (error: unknown) => postMessage(String(error)));
