import * as styles from './Illustration.css.ts';
import * as paints from './paints.ts';

/** A tuft of bulrush. `transform` positions its foot; it is 92 px high. */
export function Reeds({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M0 2c-1-22-2-42-6-64M10 2c1-26 3-50 10-76M-10 2c-2-16-6-28-14-40" className={styles.reed} />
      <rect x="16.5" y="-92" width="7" height="22" rx="3.5" {...paints.breast} transform="rotate(14 20 -74)" />
      <rect x="-10" y="-80" width="6.5" height="20" rx="3.2" {...paints.breast} transform="rotate(-6 -6 -62)" />
    </g>
  );
}
