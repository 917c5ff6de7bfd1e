import * as styles from './Illustration.css.ts';
import { Pond } from './Pond.tsx';
import * as paints from './paints.ts';

const moon = <path d="M52 18a22 22 0 1 0 20 36 18 18 0 0 1-20-36z" className={styles.sun} />;

/** A drake asleep at night, for a network that does not answer. */
export function SleepingDuckDrawing() {
  return (
    <Pond sky={moon}>
      <g transform="translate(66 130)">
        <path d="M8-24C4-30-2-33-9-34c2 10 7 20 17 28z" {...paints.pale} />
        <path d="M2-22c12-14 32-20 54-18 22 2 36 14 36 26 0 6-5 11-12 14H16C6-5 0-12 2-22z" {...paints.belly} />
        <path d="M2-22c6-7 13-11 20-14-5 14-5 26 0 36h-6C6-5 0-12 2-22z" {...paints.rump} />
        <path d="M76-35c11 5 16 13 16 21 0 6-5 11-12 14H67c9-10 12-22 9-35z" {...paints.breast} />
        <path d="M61-40c-1-14 8-24 19-22 10 2 14 12 10 21-3 6-10 10-18 9-6-1-10-4-11-8z" {...paints.head} />
        <path d="M62-44c-8-1-15 2-20 7 5 3 16 3 24 1 2-4 0-7-4-8z" {...paints.bill} />
        <path d="M68-48c3 2 6 2 9 0" {...paints.eyelid} />
        <path d="M20-22c12-14 34-18 50-8-8 20-36 24-50 8z" {...paints.wing} />
        <path d="M31-14.500c5 3.5 14 3.9 21 1.900l5-7.900c-9 3.5-19 2.5-28-.5z" {...paints.wingPatch} />
      </g>
      <path d="M172 62h12l-12 14h12M192 38h9l-9 11h9" className={styles.sleep} />
    </Pond>
  );
}
