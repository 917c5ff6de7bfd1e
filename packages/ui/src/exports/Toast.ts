export { ToastProvider, type ToastProviderProps } from '../feedback/Toast/ToastProvider.tsx';
export { loadToasts } from '../feedback/Toast/useToastList.ts';
export {
  type ToastAction,
  type ToastCause,
  type ToastMessage,
  type Toasts,
  useToasts,
} from '../foundations/ToastContext.ts';
