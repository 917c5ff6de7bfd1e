import { type HTMLAttributes, type Ref, use, useEffect, useEffectEvent, useRef } from 'react';
import { AnnouncerContext } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './CountDown.css.ts';
import { type CountDownFormat, clockParts } from './clockParts.ts';

export interface CountDownProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** When it ends, in milliseconds since 1970 by the clock that it counts by. */
  targetTime: number;
  /** A clock of its own, in milliseconds since 1970; keep it the same function. @default the clock of `MallardProvider` */
  now?: (() => number) | undefined;
  /** Called once when the end is reached, also after the tab or the device slept past it. */
  onExpire?: (() => void) | undefined;
  /**
   * `days` has hours, minutes and seconds; `short` begins with minutes in the last hour: for limits of minutes, such as that
   * of a payment. Both have days before the clock where there are any. @default 'days'
   */
  format?: CountDownFormat | undefined;
  /** `tiles` for deals, `text` within a sentence. @default 'text' */
  variant?: 'tiles' | 'text' | undefined;
  /** Seconds left at which the time left is read out, for example 300 and 60. @default never */
  announceAt?: readonly number[] | undefined;
  /** Name for readers of the page. @default "Time left" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

const never: readonly number[] = [];
const clockUnits = ['hours', 'minutes', 'seconds'] as const;
const minutesOnly = ['minutes', 'seconds'] as const;
/** As wide as the digits that come once the clock is known. */
const unknownDigits = '‒‒';

/** Time left until a moment. It is silent but for what `announceAt` asks: nobody wants every second read out. */
export function CountDown(props: CountDownProps) {
  const { targetTime, now, onExpire, format = 'days', variant = 'text', announceAt = never, label, ...others } = props;
  const { className, ...rest } = others;
  const t = useMessages('feedback', 'CountDown');
  const left = useSecondsLeft(targetTime, now, onExpire);
  const parts = left === null ? undefined : clockParts(left);
  const named = label ?? t('timeLeft');
  const units = ['days', 'hours', 'minutes', 'seconds'] as const;
  const said = units.filter((unit) => parts?.[unit]).map((unit) => parts && t(unit, { count: parts[unit] }));
  const spoken = parts ? `${named} ${said.join(' ') || t('seconds', { count: 0 })}` : named;
  useThresholds(left, announceAt, spoken);

  const shown = format === 'short' && !parts?.hours && !parts?.days ? minutesOnly : clockUnits;
  const digits = shown.map((unit) => (parts ? String(parts[unit]).padStart(2, '0') : unknownDigits));
  const days = parts?.days ?? 0;
  return (
    <span
      role="timer"
      aria-live="off"
      translate="no"
      aria-label={spoken}
      {...rest}
      className={joinClass(variant === 'tiles' ? styles.tiles : styles.text, className)}
    >
      {days > 0 && (
        <span className={styles.days}>
          {variant === 'tiles' ? <b className={styles.tile}>{days}</b> : <span>{days}</span>}
          <span>{` ${t('day', { count: days })}`}</span>
        </span>
      )}
      {variant === 'text' ? (
        <span className={styles.clock}>{digits.join(':')}</span>
      ) : (
        digits.map((part, place) => (
          <span key={shown[place]} className={styles.part}>
            <b className={styles.tile}>{part}</b>
            {place < digits.length - 1 && <span>:</span>}
          </span>
        ))
      )}
    </span>
  );
}

/** Reads the time out when it passes a threshold; of several slept through, only once. */
function useThresholds(left: number | null, announceAt: readonly number[], spoken: string): void {
  const announce = use(AnnouncerContext);
  const before = useRef<number>(undefined);
  const pass = useEffectEvent((seconds: number) => {
    const last = before.current;
    before.current = seconds;
    if (last === undefined || !announceAt.some((at) => seconds <= at && at < last)) return;
    announce?.(spoken, { key: 'countdown' });
  });
  useEffect(() => {
    if (left !== null) pass(left);
  }, [left]);
}
