import { createContext, type ReactNode, useContext } from 'react';

/** One thing to do about a message: a link, or a button that acts. */
export type ToastAction = { label: string } & (
  | {
      /** Address that it leads to. On that screen the message goes, or is shown without the link. */
      href: string;
      onAction?: undefined;
    }
  | {
      /** Called when it is pressed, for example to undo what was done. */
      onAction: () => void;
      href?: undefined;
    }
);

/**
 * Subscribes to the end of what a message is about: `end` removes the message. Called again with each message that it is given to.
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
  /** One thing to do about it. */
  action?: ToastAction | undefined;
  /** Messages with the same key replace one another. @default the message itself when it is a text */
  key?: string | undefined;
  /**
   * Screen that it belongs to; it goes when that one is left. `next` is for what leads to another screen, such as a login: the
   * message stays for the next change of the screen. @default 'current'
   */
  screen?: 'current' | 'next' | undefined;
}

/** A short message about something that just happened. */
export type ToastMessage = ToastBase &
  (
    | {
        /** `success` something was done, `info` anything else. @default 'success' */
        tone?: 'success' | 'info' | undefined;
        /** How long it stays, in milliseconds. @default 2000; 6000 with an action */
        duration?: number | undefined;
        /** Removes it before its time. */
        until?: ToastCause | undefined;
      }
    | {
        /** Something failed. */
        tone: 'danger';
        /** How long it stays, in milliseconds. @default until it is dismissed or `until` ends it */
        duration?: number | undefined;
        /** What ends it: its cause, or only the next screen. */
        until: ToastCause | 'screenChange';
      }
  );

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
