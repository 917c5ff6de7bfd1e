import { createElement, type HTMLAttributes, type Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Element to render. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption' | 'time' | undefined;
  /** Text role; decides size, weight and line height. @default 'body' */
  size?: styles.TextVariants['size'];
  /** Color by meaning; leave it out to inherit. */
  tone?: styles.TextVariants['tone'];
  /** Truncates the text after so many lines. It can still be read in full by screen readers and under the pointer. */
  lines?: styles.TextVariants['lines'];
  /** Whether to use tabular digits. @default false */
  isNumeric?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Running text in one of the theme's roles. */
export function Text({ as = 'p', size = 'body', tone, lines, isNumeric, className, ...remainingProps }: TextProps) {
  const { children } = remainingProps;
  let look: string = styles.root[size];
  if (tone) look += ` ${styles.tone[tone]}`;
  if (lines) look += ` ${styles.lines[lines]}`;
  if (isNumeric) look += ` ${styles.numeric}`;
  return createElement(as, {
    ...(lines !== undefined && typeof children === 'string' && { title: children }),
    ...remainingProps,
    className: joinClass(look, className),
  });
}
