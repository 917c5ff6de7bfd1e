import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CircleAlert, CircleCheck, Info, X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useTapGuard } from '../../foundations/TapGuard/useTapGuard.ts';
import type { ToastMessage } from '../../foundations/ToastContext.ts';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';
import { wrapText } from '../../foundations/wrapText.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './Toast.css.ts';

export interface ToastProps {
  toast: ToastMessage;
  /** Whether its timer is paused. */
  isPaused: boolean;
  /** Called when its time is over or the user closes it. */
  onDismiss: () => void;
}

const glyphs = { success: CircleCheck, danger: CircleAlert, info: Info } as const;
/** Milliseconds that a confirmation stays, and a message with an action. */
const CONFIRMATION = 2000;
const WITH_ACTION = 6000;

/** One message, with its action. */
export function Toast({ toast, isPaused, onDismiss }: ToastProps) {
  const { message, tone = 'success', action, duration } = toast;
  const t = useMessages('feedback', 'Toast');
  useLifetime(duration ?? lifetimeOf(toast), isPaused, onDismiss);
  const wordsId = useId();
  const box = useRef<HTMLDivElement>(null);
  useTapGuard(true, box);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div ref={box} role="group" aria-labelledby={wordsId} className={styles.toast} data-tone={tone}>
      <span id={wordsId} className={styles.words}>
        <Icon glyph={glyphs[tone]} className={styles.glyph} />
        {wrapText(message)}
      </span>
      {action?.href !== undefined && (
        <a href={action.href} className={styles.action}>
          {action.label}
        </a>
      )}
      {action?.onAction && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            // Called first, because the action may show a message with the same key.
            onDismiss();
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
      {(tone === 'danger' || action) && (
        <IconButton size="sm" hasTooltip={false} label={t('dismiss')} className={styles.close} onPress={onDismiss}>
          <Icon glyph={X} />
        </IconButton>
      )}
    </div>
  );
}

/** Milliseconds; 0 means no limit. */
function lifetimeOf({ tone, action }: ToastMessage): number {
  if (tone === 'danger') return 0;
  return action ? WITH_ACTION : CONFIRMATION;
}

/** Calls a function after a time; a pause preserves the remaining time. 0 means never. */
function useLifetime(milliseconds: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    left.current = milliseconds;
  }, [milliseconds]);
  useEffect(() => {
    if (milliseconds === 0 || isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [milliseconds, isPaused]);
}
