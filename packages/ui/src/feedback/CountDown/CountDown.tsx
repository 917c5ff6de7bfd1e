import { type HTMLAttributes, type Ref, use, useEffect, useRef } from 'react';
import { AnnouncerContext } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './CountDown.css.ts';
import { type CountDownFormat, clockParts } from './clockParts.ts';

export interface CountDownProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** The end, in milliseconds since 1970 by the clock that it uses. */
  targetTime: number;
  /**
   * A clock of its own, in milliseconds since 1970; pass the same function each time. @default the
   * clock of `MallardProvider`
   */
  now?: (() => number) | undefined;
  /** Called once at the end, also when the tab or the device was asleep by then. */
  onExpire?: (() => void) | undefined;
  /**
   * `days` shows hours, minutes and seconds; `short` starts with minutes in the last hour, for
   * short limits such as that of a payment. Both show days before the clock if there are any.
   * @default 'days'
   */
  format?: CountDownFormat | undefined;
  /** `tiles` for deals, `text` within a sentence. @default 'text' */
  variant?: 'tiles' | 'text' | undefined;
  /** Remaining seconds at which the time is announced, for example 300 and 60. @default never */
  announceAt?: readonly number[] | undefined;
  /** Accessible name. @default "Time left" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

const never: readonly number[] = [];
const clockUnits = ['hours', 'minutes', 'seconds'] as const;
const minutesOnly = ['minutes', 'seconds'] as const;
/** As wide as the digits that replace it once the time is known. */
const unknownDigits = '‒‒';

/** Time left until an end. Announces it only at the thresholds in `announceAt`, not every second. */
export function CountDown(props: CountDownProps) {
  const {
    targetTime,
    now,
    onExpire,
    format = 'days',
    variant = 'text',
    announceAt = never,
    label,
    className,
    ...elementProps
  } = props;
  const t = useMessages('feedback', 'CountDown');
  const left = useSecondsLeft(targetTime, now, onExpire);
  const parts = left === null ? undefined : clockParts(left);
  const named = label ?? t('timeLeft');
  const units = ['days', 'hours', 'minutes', 'seconds'] as const;
  const spokenParts = units.filter((unit) => parts?.[unit]).map((unit) => parts && t(unit, { count: parts[unit] }));
  const spoken = parts ? `${named} ${spokenParts.join(' ') || t('seconds', { count: 0 })}` : named;
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
      {...elementProps}
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
        digits.map((part, index) => (
          <span key={shown[index]} className={styles.part}>
            <b className={styles.tile}>{part}</b>
            {index < digits.length - 1 && <span>:</span>}
          </span>
        ))
      )}
    </span>
  );
}

/** Announces the time when it passes a threshold; only once after sleeping past several. */
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
