import type { LucideIcon } from 'lucide-react';
import type { Ref, SVGAttributes } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'style'> {
  /** The drawing, imported one by one from lucide-react. */
  glyph: LucideIcon;
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
export function Icon({ glyph: Glyph, size, label, isSolid, isDirectional, className, ...rest }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Glyph {...naming} {...rest} className={joinClass(styles.root({ size, isSolid, isDirectional }), className)} />
  );
}
