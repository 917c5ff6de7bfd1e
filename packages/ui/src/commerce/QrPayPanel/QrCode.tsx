import type { Ref, SVGAttributes } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './QrPayPanel.css.ts';

/** A QR code as rows of squares, dark ones `true`: what encoders such as `uqr` and `qr` give. */
export type QrModules = readonly (readonly boolean[])[];

export interface QrCodeProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** The squares, without a margin. */
  modules: QrModules;
  /** What the code is for. */
  label: string;
  ref?: Ref<SVGSVGElement> | undefined;
}

/** Squares of light that readers need round a code. */
const MARGIN = 4;

/** A QR code, drawn as one path. */
export function QrCode({ modules, label, className, ...rest }: QrCodeProps) {
  const side = modules.length + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      {...rest}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={joinClass(styles.qr, className)}
    >
      <path fill="currentColor" d={qrPath(modules)} />
    </svg>
  );
}

/** Runs of dark squares in a row become one rectangle each. */
export function qrPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const run = (end < 0 ? row.length : end) - x;
        return `M${x + MARGIN} ${y + MARGIN}h${run}v1h-${run}z`;
      }),
    )
    .join('');
}
