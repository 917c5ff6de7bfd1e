import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { clearMilliseconds } from '../../foundations/Announcer/AnnouncerContext.ts';
import { type ToastCause, ToastContext, type Toasts } from '../../foundations/ToastContext.ts';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import type { QueuedToast } from './ToastList.tsx';
import * as styles from './ToastProvider.css.ts';
import { useToastList } from './useToastList.ts';

export interface ToastProviderProps {
  /** The application. */
  children: ReactNode;
  /** Maximum number of visible messages; the others wait. @default 3 */
  max?: number | undefined;
  /** Path of the current screen, such as `/cart`. A change removes the messages of the previous screen. */
  screen?: string | undefined;
}

/** By default these roles announce all messages again when one is added. */
const onlyNews = { 'aria-atomic': false, 'aria-relevant': 'additions' } as const;

/** Queues short messages, announces them, and shows them above the bars at the bottom of the window. */
export function ToastProvider({ children, max = 3, screen }: ToastProviderProps) {
  const t = useMessages('feedback', 'Toast');
  const region = useRef<HTMLElement>(null);
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const count = useRef(0);
  const List = useToastList(queue.length > 0);
  const [queueScreen, setQueueScreen] = useState(screen);
  if (queueScreen !== screen) {
    setQueueScreen(screen);
    setQueue(afterScreenChange);
  }

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

  const shown = queue.slice(0, max).map((toast) => withoutReachedLink(toast, screen));
  // Until the code that shows messages has loaded, all of them are announced without waiting.
  const spoken = (isUrgent: boolean) => (List ? shown : queue).filter(({ tone }) => (tone === 'danger') === isUrgent);
  return (
    <ToastContext value={toasts}>
      {children}
      {queue.map(
        ({ turn, key, until }) =>
          typeof until === 'function' && <Cause key={turn} until={until} onEnd={() => toasts.dismiss(key)} />,
      )}
      {/* React Aria hides everything outside an open dialog, except what carries this attribute. */}
      <section
        ref={region}
        tabIndex={-1}
        data-react-aria-top-layer="true"
        data-live-announcer="true"
        aria-label={t('notifications')}
        className={styles.region}
      >
        {List && <List region={region} shown={shown} onDismiss={toasts.dismiss} />}
        {/* The empty regions stay, so that screen readers notice new content. */}
        <VisuallyHidden as="div" role="status" {...onlyNews}>
          {spoken(false).map(({ turn, message }) => (
            <Spoken key={turn}>{message}</Spoken>
          ))}
        </VisuallyHidden>
        <VisuallyHidden as="div" role="alert" {...onlyNews}>
          {spoken(true).map(({ turn, message }) => (
            <Spoken key={turn}>{message}</Spoken>
          ))}
        </VisuallyHidden>
      </section>
    </ToastContext>
  );
}

/** Returns the messages that stay when the screen changes; from then on they belong to the new one. */
function afterScreenChange(queue: readonly QueuedToast[]): readonly QueuedToast[] {
  return queue.filter((toast) => toast.screen === 'next').map((toast) => ({ ...toast, screen: 'current' }));
}

/** Removes a link to the current screen. */
function withoutReachedLink(toast: QueuedToast, screen: string | undefined): QueuedToast {
  const isReached = toast.action?.href !== undefined && toast.action.href.split(/[?#]/)[0] === screen;
  return isReached ? { ...toast, action: undefined } : toast;
}

/** Subscribes to a message's cause while the message is queued. */
function Cause({ until, onEnd }: { until: ToastCause; onEnd: () => void }): null {
  const end = useEffectEvent(onEnd);
  useEffect(() => until(() => end()), [until]);
  return null;
}

/** Text that is announced when it is added. */
function Spoken({ children }: { children: ReactNode }) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSaid, clearMilliseconds, true);
    return () => clearTimeout(timer);
  }, []);
  return isSaid ? null : <div>{children}</div>;
}
