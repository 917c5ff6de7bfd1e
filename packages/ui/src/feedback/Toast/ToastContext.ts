import { createContext, type ReactNode, useContext } from 'react';

/** A short message about something that just happened. */
export interface ToastMessage {
  /** The sentence. */
  message: ReactNode;
  /** `success` something was done, `danger` it failed, `info` anything else. @default 'success' */
  tone?: 'success' | 'danger' | 'info' | undefined;
  /** One thing to do about it, for example to undo it. */
  action?: { label: string; onAction: () => void } | undefined;
  /** How long it stays, in milliseconds; 0 until it is dismissed. @default 2000; 0 for failures and with an action */
  duration?: number | undefined;
  /** Messages with the same key replace one another. @default the message itself when it is a text */
  key?: string | undefined;
}

/** Shows and removes messages. */
export interface Toasts {
  /** Shows a message. @returns the key to dismiss it by */
  show: (toast: ToastMessage) => string;
  /** Removes a message before its time. */
  dismiss: (key: string) => void;
}

export const ToastContext = /* @__PURE__ */ createContext<Toasts | null>(null);

/** Gives the functions that show messages. @throws {Error} outside a ToastProvider */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a <ToastProvider> above it; put one round the app.');
  return toasts;
}
