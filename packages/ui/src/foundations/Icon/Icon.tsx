import type { LucideIcon } from 'lucide-react';
import { createElement, type Ref, type SVGAttributes } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Icon.css.ts';

/** A drawing: an icon of lucide-react, or the `d` of a path that lines draw on a square of 24. */
export type Glyph = LucideIcon | string;

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'style'> {
  /** The drawing, imported one by one from lucide-react, or the `d` of a path that lines draw on a square of 24. */
  glyph: Glyph;
  /** 16, 20 or 24 px; the line gets thinner as the icon grows. @default 'md' */
  size?: styles.IconVariants['size'];
  /** Name for readers of the page; leave it out when words beside the icon say the same. */
  label?: string | undefined;
  /** Whether to fill the drawing with its own colour: full stars, pressed hearts. @default false */
  isSolid?: boolean | undefined;
  /** Whether the drawing points somewhere and turns round in right-to-left text. @default false */
  isDirectional?: boolean | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}

/** A drawing in the colour of the text around it. */
export function Icon({ glyph, size = 'md', label, isSolid, isDirectional, className, ...rest }: IconProps) {
  let look = styles.root[size];
  if (isSolid) look += ` ${styles.solid}`;
  if (isDirectional) look += ` ${styles.directional}`;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const drawing = { ...naming, ...rest, className: joinClass(look, className) };
  if (typeof glyph !== 'string') return createElement(glyph, drawing);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its label is its name
    <svg viewBox="0 0 24 24" {...drawing}>
      <path d={glyph} />
    </svg>
  );
}
