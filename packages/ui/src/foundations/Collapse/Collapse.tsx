import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { useControlled } from '../useControlled.ts';
import { useOwnRef } from '../useOwnRef.ts';
import * as styles from './Collapse.css.ts';

export interface CollapseProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** Text in one font size. */
  children: ReactNode;
  /** Number of lines shown when collapsed. @default 3 */
  maxLines?: styles.CollapseVariants['maxLines'];
  /** Whether the text is expanded, when controlled. */
  isExpanded?: boolean | undefined;
  /** Whether the text is expanded at first. @default false */
  defaultExpanded?: boolean | undefined;
  /** Called when the reader expands or collapses the text, also by searching the page. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** Button text when collapsed. @default "Show more" in the reader's language */
  moreLabel?: string | undefined;
  /** Button text when expanded. @default "Show less" in the reader's language */
  lessLabel?: string | undefined;
  /** Ids of elements that distinguish the button from those of other texts. */
  buttonDescribedBy?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Shows the first lines of a text, and the rest on demand. Also expands when the page search finds
 * text in it or a hidden link gets the focus.
 */
export function Collapse(props: CollapseProps) {
  const {
    children,
    maxLines = 3,
    isExpanded: isExpandedProp,
    defaultExpanded = false,
    onExpandedChange,
    moreLabel,
    lessLabel,
    buttonDescribedBy,
    className,
    ref,
    ...elementProps
  } = props;
  const t = useMessages('foundations', 'Collapse');
  const textId = useId();
  const root = useOwnRef(ref);
  const text = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useControlled(isExpandedProp, defaultExpanded, onExpandedChange);
  const isLong = useOverflow(text, isExpanded);

  function change(next: boolean) {
    setExpanded(next);
    // Keeps the beginning in view when the text collapses.
    if (!next) requestAnimationFrame(() => root.current?.scrollIntoView({ block: 'nearest' }));
  }
  return (
    <div {...elementProps} ref={root} className={joinClass(styles.root, className)}>
      <div
        ref={text}
        id={textId}
        className={styles.text({ maxLines, isExpanded, isFading: isLong && !isExpanded })}
        onScroll={(event) => {
          const element = event.currentTarget;
          if (isExpanded || element.scrollTop === 0) return;
          element.scrollTop = 0;
          change(true);
        }}
      >
        <div>{children}</div>
      </div>
      {(isLong || isExpanded) && (
        <button
          ref={(button) => {
            const width = button?.offsetWidth;
            // Written after all texts are measured: writing in between would force a layout for
            // each one.
            if (width !== undefined)
              queueMicrotask(() => text.current?.style.setProperty(styles.buttonWidth, `${width}px`));
          }}
          type="button"
          aria-expanded={isExpanded}
          aria-controls={textId}
          aria-describedby={buttonDescribedBy}
          className={styles.button({ isExpanded })}
          onClick={() => change(!isExpanded)}
        >
          {isExpanded ? (lessLabel ?? t('less')) : (moreLabel ?? t('more'))}
        </button>
      )}
    </div>
  );
}

/** Returns whether the text overflows; while it is expanded, the previous result. */
function useOverflow(text: RefObject<HTMLElement | null>, isExpanded: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isExpanded) return;
    const look = () => setLong(element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Content that grows behind the last line does not resize the text's box.
    for (const content of element.children) observer.observe(content);
    return () => observer.disconnect();
  }, [text, isExpanded]);
  return isLong;
}
