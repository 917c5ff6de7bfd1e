import { useId } from 'react';
import * as styles from './Illustration.css.ts';
import * as paints from './paints.ts';

/** A mallard with its head under water, for something that was not found. */
export function DivingDuckDrawing() {
  const water = useId();
  const body = useId();
  return (
    <svg aria-hidden="true" viewBox="40 0 300 240" className={styles.large}>
      <defs>
        <radialGradient id={water} cx=".5" cy="0" r=".5" gradientTransform="matrix(1 0 0 2 0 0)">
          <stop offset="0" className={styles.water} />
          <stop offset=".7" className={styles.water} stopOpacity=".6" />
          <stop offset="1" className={styles.water} stopOpacity="0" />
        </radialGradient>
        <clipPath id={body}>
          <path d="M116 172c-3-42 16-78 48-104 14-12 24-26 33-48 7 18 8 32 4 46 26 22 43 62 45 106z" />
        </clipPath>
      </defs>
      <circle cx="304" cy="50" r="24" className={styles.sun} />
      <rect x="40" y="170" width="300" height="70" fill={`url(#${water})`} />
      <g {...paints.feet}>
        <path d="M138 122 116 108M128 150l-24-3" {...paints.legs} />
        <path d="M118 110 88 98c2 6 1 9-2 12 4 2 4 6 2 11 5-1 8 1 11 5z" />
        <path d="M106 148 77 145c4 5 4 8 2 12 4 1 5 5 5 10 4-2 8-1 12 2z" />
      </g>
      <g clipPath={`url(#${body})`}>
        <path d="M90 0h180v180H90z" {...paints.belly} />
        <path d="M108 176c-4-46 18-86 50-110l14 6c-26 24-38 60-32 104z" {...paints.pale} />
        <path d="M252 176c-2-46-20-80-48-98 12 30 12 64 2 98z" {...paints.wing} />
        <path d="M206 112c14-3 26 0 36 8l6 24c-11-9-23-12-36-9z" {...paints.wingPatch} />
        <path d="M205 110c15-4 28 0 38 8M211 137c13-3 26 0 38 9" {...paints.bars} />
        <path d="M140 92c12-9 22-18 30-30l32 2c8 7 13 14 18 24-24-9-54-9-80 4z" {...paints.rump} />
        <path d="M164 70c16-13 26-30 33-52 8 18 9 34 4 50-12-4-24-4-37 2z" {...paints.pale} />
      </g>
      <path d="M200 70c14 4 25-5 21-14-3-7-12-5-11 2" {...paints.curl} />
      <path d="M82 173c22-6 44-7 64-5s36 4 62 3 48-4 70-1" className={styles.waterline} />
      <path
        d="M54 187c30-6 62-3 92-1s72 3 118-2M104 203c30-4 60-2 84-1s46 1 70-2M150 218c18-2 40-1 60-1"
        className={styles.ripples}
      />
    </svg>
  );
}
