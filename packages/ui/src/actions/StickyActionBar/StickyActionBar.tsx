import { type HTMLAttributes, type ReactNode, type Ref, type RefObject, useEffect } from 'react';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './StickyActionBar.css.ts';

export interface StickyActionBarProps
  extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'aria-label' | 'aria-labelledby'> {
  /** Name of the landmark, for example "Buy". */
  label: string;
  /** The buttons, main one last; without a summary they share the width. */
  children: ReactNode;
  /** Content before everything else: icon links, or the "select all" checkbox. */
  start?: ReactNode;
  /** What the action costs or does, at the end of the line. */
  summary?: ReactNode;
  /** A sentence above the line, for example what is missing for free shipping. */
  tip?: ReactNode;
  /**
   * Position below 1024 px. `column` sticks to the lower edge as the last element of a column and
   * reserves its own space. `window` is fixed to the window from anywhere in the document; the page
   * (`AppShell`'s `bottomBar`) reserves the space. @default 'column'
   */
  placement?: styles.StickyActionBarVariants['placement'];
  /** Whether the bottom navigation is below it. @default false */
  isAboveNav?: boolean | undefined;
  /** Whether it casts a shadow on content that scrolls under it. @default true */
  isElevated?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The main action of a screen: in reach of the thumb on phones and in the flow of the page from 1024 px on. */
export function StickyActionBar(props: StickyActionBarProps) {
  const {
    label,
    children,
    start,
    summary,
    tip,
    placement = 'column',
    isAboveNav = false,
    isElevated = true,
    className,
    ref,
    ...elementProps
  } = props;
  const bar = useOwnRef(ref);
  useOwnHeight(bar, styles.heightProperty);
  let look = `${styles.root[placement]} ${isAboveNav ? styles.aboveNav : styles.atEdge}`;
  if (isElevated) look += ` ${styles.elevated[placement]}`;
  return (
    <section {...elementProps} ref={bar} aria-label={label} data-action-bar="" className={joinClass(look, className)}>
      {tip !== undefined && <div className={styles.tip}>{tip}</div>}
      <div className={styles.line}>
        {start !== undefined && <div className={styles.start}>{start}</div>}
        {summary !== undefined && <div className={styles.summary}>{summary}</div>}
        <div className={`${styles.action} ${styles.actions[summary === undefined ? 'alone' : 'besideSummary']}`}>
          {children}
        </div>
      </div>
    </section>
  );
}

/** Sets a custom property of the root element to the height of an element, in px, while it is mounted. */
function useOwnHeight(element: RefObject<HTMLElement | null>, property: string): void {
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${watched.offsetHeight}px`));
    observer.observe(watched);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
