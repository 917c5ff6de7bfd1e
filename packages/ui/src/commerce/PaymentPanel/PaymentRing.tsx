import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import * as styles from './PaymentRing.css.ts';

interface PaymentRingProps {
  /** When it is empty, milliseconds since 1970. */
  until: number;
  /** Time from full to empty, milliseconds. */
  within: number;
  /** A clock of its own. */
  now: (() => number) | undefined;
}

/** The time left as a ring around a code, 244 px wide. Hidden from screen readers: text beside it shows the time. */
export function PaymentRing({ until, within, now }: PaymentRingProps) {
  const left = useSecondsLeft(until, now);
  const share = left === null ? 100 : Math.min(100, (left * 100_000) / within);
  const shape = { x: 2, y: 2, width: 240, height: 240, rx: 28, pathLength: 100 };
  return (
    <svg aria-hidden="true" viewBox="0 0 244 244" className={styles.ring}>
      <rect {...shape} className={styles.track} />
      <rect {...shape} className={styles.remainingTime} strokeDasharray={`${share} 100`} />
    </svg>
  );
}
