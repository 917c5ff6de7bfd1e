import { shopOffline } from './shopOffline.ts';

shopOffline().then(postMessage, (error: unknown) => postMessage(String(error)));
