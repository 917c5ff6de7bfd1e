import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { type Gap, gapped } from '../../theme/gap.css.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { listRoleOf } from '../listRole.ts';
import { useOwnRef } from '../useOwnRef.ts';
import * as styles from './ScrollArea.css.ts';
import { useEdges } from './useEdges.ts';

export interface ScrollAreaProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'aria-label' | 'aria-labelledby'> {
  /** Accessible name of the scrolling content, for keyboard users. */
  label: string;
  /** The cells of the row, or the content of the pane. */
  children: ReactNode;
  /** A row of cells beside one another, or a pane. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Element around the content; `ul` for a row of `li`. @default 'div' */
  as?: 'div' | 'ul' | undefined;
  /** Distance between the cells of a row, a step of the space scale in px. @default 12 */
  gap?: Gap | undefined;
  /** Whether scrolling snaps to the beginning of a cell. @default false */
  isSnapping?: boolean | undefined;
  /** Maximum height of a pane: 160, 240 or 400 px; without it, the container decides. */
  maxHeight?: styles.ScrollAreaVariants['maxHeight'];
  /** The element that scrolls. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A row or pane that scrolls, faded where there is more. It is focusable only while it overflows. */
export function ScrollArea(props: ScrollAreaProps) {
  const {
    label,
    children,
    orientation = 'horizontal',
    as = 'div',
    gap = 12,
    isSnapping = false,
    maxHeight,
    className,
    ref,
    ...elementProps
  } = props;
  const area = useOwnRef(ref);
  const isRow = orientation === 'horizontal';
  const isScrolling = useEdges(area, isRow);
  const classes = [styles.content, isRow && `${styles.row} ${gapped}`, isSnapping && styles.snapping];
  return (
    <div
      {...elementProps}
      {...(isScrolling && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      ref={area}
      className={joinClass(styles.root({ orientation, maxHeight, isSnapping }), className)}
    >
      {createElement(
        as,
        {
          className: classes.filter(Boolean).join(' '),
          'data-gap': isRow ? gap : undefined,
          ...listRoleOf(as),
        },
        children,
      )}
    </div>
  );
}
