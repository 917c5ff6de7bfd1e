export { type UseCheckoutOptions, useCheckout } from './useCheckout.ts';
export { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';
export { type UsePaymentOptions, usePayment } from './usePayment.ts';
export { type UseUploadOptions, useUpload } from './useUpload.ts';
