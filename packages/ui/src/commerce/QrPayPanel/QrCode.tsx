import type { Ref, SVGAttributes } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './QrPayPanel.css.ts';

/** A QR code as rows of modules, dark ones `true`: the output of encoders such as `uqr` and `qr`. */
export type QrModules = readonly (readonly boolean[])[];

export interface QrCodeProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** The modules, without a margin. */
  modules: QrModules;
  /** Purpose of the code. */
  label: string;
  ref?: Ref<SVGSVGElement> | undefined;
}

/** Light modules that scanners need around a code. */
const MARGIN = 4;

/** A QR code as one SVG path. */
export function QrCode({ modules, label, className, ...remainingProps }: QrCodeProps) {
  const side = modules.length + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      {...remainingProps}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={joinClass(styles.qr, className)}
    >
      <path fill="currentColor" d={qrPath(modules)} />
    </svg>
  );
}

/** Converts runs of dark modules in a row to one rectangle each. */
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
