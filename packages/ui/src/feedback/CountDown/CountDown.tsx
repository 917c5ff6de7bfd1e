import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './CountDown.css.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountDownProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** When it ends, in milliseconds since 1970 by the same clock as `now`. */
  targetTime: number;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  /** Called once when the end is reached, also after the device slept past it. */
  onExpire?: (() => void) | undefined;
  /** `tiles` for deals, `text` within a sentence. @default 'text' */
  look?: 'tiles' | 'text' | undefined;
  /** Name for readers of the page. @default "Time left" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Time left until a moment, as hours, minutes and seconds. It is silent: nobody wants every second read out. */
export function CountDown({ targetTime, now, onExpire, look = 'text', label, className, ...rest }: CountDownProps) {
  const messages = useMessages();
  const seconds = useSecondsLeft(targetTime, now, onExpire);
  const parts = clockParts(seconds);
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={`${label ?? messages.timeLeft} ${parts.join(':')}`}
      {...rest}
      className={joinClass(look === 'tiles' ? styles.tiles : styles.text, className)}
    >
      {look === 'text'
        ? parts.join(':')
        : parts.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds never change places
            <span key={place} className={styles.part}>
              <b className={styles.tile}>{part}</b>
              {place < parts.length - 1 && ':'}
            </span>
          ))}
    </span>
  );
}

/** Hours (as many as there are), minutes, seconds; dashes until the clock is known. */
function clockParts(seconds: number | null): string[] {
  if (seconds === null) return ['--', '--', '--'];
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0'));
}
