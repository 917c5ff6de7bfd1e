import { type ReactNode, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import { toastWords } from './Toast.words.ts';
import { ToastContext, type ToastMessage, type Toasts } from './ToastContext.ts';
import { usePaused } from './usePaused.ts';
import { useRegionKey } from './useRegionKey.ts';

export interface ToastProviderProps {
  /** The application. */
  children: ReactNode;
  /** How many are seen at once; the others wait. @default 3 */
  max?: number | undefined;
}

interface QueuedToast extends ToastMessage {
  key: string;
  /** Which call of `show` it came from: said again, it begins anew and is read out again. */
  turn: number;
}

/** Keeps the queue of short messages and shows them above the bars at the bottom of the window. */
export function ToastProvider({ children, max = 3 }: ToastProviderProps) {
  const words = useWords(toastWords);
  const region = useRef<HTMLElement>(null);
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const count = useRef(0);
  const { isPaused, pauseProps } = usePaused(region, queue.length);

  const toasts = useMemo<Toasts>(() => {
    const without = (key: string) => (all: readonly QueuedToast[]) => all.filter((toast) => toast.key !== key);
    return {
      show: (toast) => {
        count.current += 1;
        const turn = count.current;
        const key = toast.key ?? (typeof toast.message === 'string' ? toast.message : `toast-${turn}`);
        setQueue((all) => [...without(key)(all), { ...toast, key, turn }]);
        return key;
      },
      dismiss: (key) => setQueue(without(key)),
    };
  }, []);

  const shown = queue.slice(0, max);
  useRegionKey(region, queue.length);
  const spoken = (isUrgent: boolean) => shown.filter(({ tone }) => (tone === 'danger') === isUrgent);
  return (
    <ToastContext value={toasts}>
      {children}
      {/* React Aria hides everything outside an open dialog, except what carries this attribute. */}
      <section
        ref={region}
        tabIndex={-1}
        data-react-aria-top-layer="true"
        data-live-announcer="true"
        aria-label={words.notifications}
        className={styles.region}
        {...pauseProps}
      >
        {shown.map(({ key, turn, ...toast }) => (
          <Toast key={turn} {...toast} isPaused={isPaused} onDismiss={() => toasts.dismiss(key)} />
        ))}
        {/* The regions stay, empty, so that screen readers notice when something comes into them. */}
        <VisuallyHidden as="div" role="status">
          {spoken(false).map(({ turn, message }) => (
            <div key={turn}>{message}</div>
          ))}
        </VisuallyHidden>
        <VisuallyHidden as="div" role="alert">
          {spoken(true).map(({ turn, message }) => (
            <div key={turn}>{message}</div>
          ))}
        </VisuallyHidden>
      </section>
    </ToastContext>
  );
}
