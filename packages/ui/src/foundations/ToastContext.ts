import { createContext, type ReactNode, useContext } from 'react';

/** An action in a message: a link or a button. */
export type ToastAction = { label: string } & (
  | {
      /** URL of the link. On that screen the message is removed, or shown without the link. */
      href: string;
      onAction?: undefined;
    }
  | {
      /** Called on a press, for example to undo something. */
      onAction: () => void;
      href?: undefined;
    }
);

/**
 * Subscribes to the end of a message's cause: `end` removes the message. Called again for each
 * message that uses it.
 *
 * @returns unsubscribes
 * @example
 * const untilOnline: ToastCause = (end) => {
 *   window.addEventListener('online', end);
 *   return () => window.removeEventListener('online', end);
 * };
 */
export type ToastCause = (end: () => void) => () => void;

interface ToastBase {
  /** The sentence. */
  message: ReactNode;
  /** One action for the message. */
  action?: ToastAction | undefined;
  /** A message replaces another one with the same key. @default the message itself when it is a string */
  key?: string | undefined;
  /**
   * Screen that it belongs to; leaving it removes the message. Use `next` before a navigation, such
   * as a login: the message stays until the screen after that. @default 'current'
   */
  screen?: 'current' | 'next' | undefined;
}

/** A short message about something that just happened. */
export type ToastMessage = ToastBase &
  (
    | {
        /** `success` for a completed action, `info` for anything else. @default 'success' */
        tone?: 'success' | 'info' | undefined;
        /** How long it stays, in milliseconds. @default 2000; 6000 with an action */
        duration?: number | undefined;
        /** Removes it early. */
        until?: ToastCause | undefined;
      }
    | {
        /** An error. */
        tone: 'danger';
        /** How long it stays, in milliseconds. @default until it is dismissed or `until` ends it */
        duration?: number | undefined;
        /** What removes it: the end of its cause, or only a change of the screen. */
        until: ToastCause | 'screenChange';
      }
  );

/** Shows and removes messages. */
export interface Toasts {
  /** Shows a message. @returns the key to dismiss it by */
  show: (toast: ToastMessage) => string;
  /** Removes a message early. */
  dismiss: (key: string) => void;
}

export const ToastContext = /* @__PURE__ */ createContext<Toasts | null>(null);

/** Returns the functions that show and remove messages. @throws {Error} outside a ToastProvider */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a <ToastProvider> above it; put one round the app.');
  return toasts;
}
