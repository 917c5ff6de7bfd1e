import { type ReactNode, useId } from 'react';
import * as styles from './Illustration.css.ts';

interface PondProps {
  /** Content of the sky. @default the sun */
  sky?: ReactNode;
  /** Floating content; its water line is 130 px below the top of a picture of 240 by 180. */
  children: ReactNode;
}

/** The water in every small illustration. Hidden from screen readers: the text beside it explains the state. */
export function Pond({ sky = <circle cx="204" cy="38" r="17" className={styles.sun} />, children }: PondProps) {
  const water = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" width="240" height="180" className={styles.root}>
      <radialGradient id={water} cx=".5" cy="0" r=".5" gradientTransform="matrix(1 0 0 2 0 0)">
        <stop offset="0" className={styles.water} />
        <stop offset=".7" className={styles.water} stopOpacity=".6" />
        <stop offset="1" className={styles.water} stopOpacity="0" />
      </radialGradient>
      {sky}
      <path d="M14 132c24-4 50-4 74-3s40 3 72 2 46-3 66-1v44H14z" fill={`url(#${water})`} />
      {children}
      <path d="M36 131c20-4 44-5 68-3s30 2 56 2 32-2 46-1" className={styles.waterline} />
      <path
        d="M34 143c22-4 44-2 66-1s52 2 88-1M72 155c22-3 42-1 60-1s34 1 50-1M104 166c14-2 28-1 42-1"
        className={styles.ripples}
      />
    </svg>
  );
}
