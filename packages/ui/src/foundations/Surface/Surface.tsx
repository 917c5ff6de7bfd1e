import { createElement, type HTMLAttributes, type Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Surface.css.ts';

export interface SurfaceProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Element to render. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'header' | 'footer' | undefined;
  /** Look of the panel; `brand`, `iridescent` and `warm` turn the focus ring white. @default 'surface' */
  tone?: styles.SurfaceVariants['tone'];
  /** How far it rises above the page. @default 'hairline' */
  elevation?: styles.SurfaceVariants['elevation'];
  /** Padding in px. @default 16 */
  padding?: styles.SurfaceVariants['padding'];
  /** Corner radius. @default 'lg' */
  radius?: styles.SurfaceVariants['radius'];
  ref?: Ref<HTMLElement> | undefined;
}

const onBrand: ReadonlySet<SurfaceProps['tone']> = new Set(['brand', 'iridescent', 'warm']);

/** A padded panel. */
export function Surface(props: SurfaceProps) {
  const {
    as = 'div',
    tone = 'surface',
    elevation = 'hairline',
    padding = 16,
    radius = 'lg',
    className,
    ...remainingProps
  } = props;
  const box = `${styles.elevation[elevation]} ${styles.padding[padding]} ${styles.radius[radius]}`;
  return createElement(as, {
    ...remainingProps,
    'data-on-brand': onBrand.has(tone) || undefined,
    className: joinClass(`${styles.root} ${styles.tone[tone]} ${box}`, className),
  });
}
