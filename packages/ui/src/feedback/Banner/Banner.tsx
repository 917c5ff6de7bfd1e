import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** One sentence about the whole page. */
  children: ReactNode;
  /** Severity of the message. @default 'info' */
  tone?: styles.BannerVariants['tone'];
  /** Icon before the sentence. @default by tone */
  icon?: Glyph | undefined;
  /** A small quiet `Button`. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

const glyphs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/** A message across the page, below the header. */
export function Banner({
  children,
  tone = 'info',
  icon = glyphs[tone],
  action,
  className,
  ...remainingProps
}: BannerProps) {
  return (
    <div {...remainingProps} className={joinClass(styles.root({ tone }), className)}>
      <Icon glyph={icon} />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
