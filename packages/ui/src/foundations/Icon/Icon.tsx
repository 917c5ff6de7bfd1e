import { type ComponentType, createElement, type Ref, type SVGAttributes } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Icon.css.ts';

/** An icon: a component that renders an SVG, such as one of lucide-react, or the `d` of a stroked path on a square of 24. */
export type Glyph = ComponentType<SVGAttributes<SVGSVGElement>> | string;

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'style'> {
  /** A component that renders an SVG, such as one of lucide-react, or the `d` of a stroked path on a square of 24. */
  glyph: Glyph;
  /** 16, 20 or 24 px; larger icons have thinner lines. @default 'md' */
  size?: styles.IconVariants['size'];
  /** Accessible name; leave it out when text beside the icon says the same. */
  label?: string | undefined;
  /** Whether to fill the icon with its color: full stars, selected favorites. @default false */
  isSolid?: boolean | undefined;
  /** Whether the icon points in a direction and is mirrored in right-to-left text. @default false */
  isDirectional?: boolean | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}

/** An icon in the color of the text around it. */
export function Icon({ glyph, size = 'md', label, isSolid, isDirectional, className, ...remainingProps }: IconProps) {
  let look = styles.root[size];
  if (isSolid) look += ` ${styles.solid}`;
  if (isDirectional) look += ` ${styles.directional}`;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const drawing = { ...naming, ...remainingProps, className: joinClass(look, className) };
  if (typeof glyph !== 'string') return createElement(glyph, drawing);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has an aria-label
    <svg viewBox="0 0 24 24" {...drawing}>
      <path d={glyph} />
    </svg>
  );
}
