export { type UseAuthOptions, useAuth, useAuthOf } from './useAuth.ts';
export { type UseCartOptions, useCart, useCartOf } from './useCart.ts';
export { type UseCheckoutOptions, useCheckout, useCheckoutOf } from './useCheckout.ts';
export { type UseNetworkOptions, useNetwork, useNetworkOf } from './useNetwork.ts';
export { type UseOrderActionOptions, useOrderAction, useOrderActionOf } from './useOrderAction.ts';
export { type UseOrdersOptions, useOrders, useOrdersOf } from './useOrders.ts';
export { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';
export { type UsePaymentOptions, usePayment, usePaymentOf } from './usePayment.ts';
export { type UseUploadOptions, useUpload, useUploadOf } from './useUpload.ts';
