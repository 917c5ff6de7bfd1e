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
import { useOwnRef } from '../useOwnRef.ts';
import * as styles from './Collapse.css.ts';

export interface CollapseProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** Text in one size. */
  children: ReactNode;
  /** Lines that are seen at first. @default 3 */
  maxLines?: styles.CollapseVariants['maxLines'];
  /** Whether all of it is seen, when the owner keeps that. */
  isExpanded?: boolean | undefined;
  /** Whether all of it is seen at first. @default false */
  defaultExpanded?: boolean | undefined;
  /** Called when the reader shows all of it or less, also by searching the page. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** What the button says. @default "Show more" in the reader's language */
  moreLabel?: string | undefined;
  /** What the button says then. @default "Show less" in the reader's language */
  lessLabel?: string | undefined;
  /** Ids of elements that tell the button from that of another text. */
  buttonDescribedBy?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The first lines of a text, and the rest on demand. Searching the page opens it, and so does the focus on a hidden link. */
export function Collapse(props: CollapseProps) {
  const { children, maxLines = 3, isExpanded: given, defaultExpanded = false, onExpandedChange, ...others } = props;
  const { moreLabel, lessLabel, buttonDescribedBy, className, ref, ...rest } = others;
  const t = useMessages('foundations', 'Collapse');
  const textId = useId();
  const root = useOwnRef(ref);
  const text = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultExpanded);
  const isExpanded = given ?? own;
  const isLong = useOverflow(text, isExpanded);

  function change(next: boolean) {
    setOwn(next);
    onExpandedChange?.(next);
    // The beginning stays in sight when the end is taken away.
    if (!next) requestAnimationFrame(() => root.current?.scrollIntoView({ block: 'nearest' }));
  }
  return (
    <div {...rest} ref={root} className={joinClass(styles.root, className)}>
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
            // Written once all of the page is measured, or it would be laid out anew for each text.
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

/** Whether there is more of a text than is seen; what it was before, while all is seen. */
function useOverflow(text: RefObject<HTMLElement | null>, isExpanded: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isExpanded) return;
    const look = () => setLong(element.scrollHeight > element.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What grows behind the last line does not change the size of the text's box.
    for (const content of element.children) observer.observe(content);
    return () => observer.disconnect();
  }, [text, isExpanded]);
  return isLong;
}
