import { createElement, type DetailsHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { ChevronDown } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps
  extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'style' | 'title' | 'open' | 'name' | 'onToggle'> {
  /** What is inside, always seen. */
  title: ReactNode;
  /** What is seen when it is open. */
  children: ReactNode;
  /** Place of the title in the outline of the page; left out, it is no heading. */
  headingLevel?: HeadingLevel | undefined;
  /** Name shared by panels of which one at most is open. */
  group?: string | undefined;
  /** Whether it is open, when the owner keeps that. */
  isExpanded?: boolean | undefined;
  /** Whether it is open at first. @default false */
  defaultExpanded?: boolean | undefined;
  /** Called when it opens and closes, also by searching the page or by a neighbour of its group. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  ref?: Ref<HTMLDetailsElement> | undefined;
}

/** A panel that opens under its title. Native: it works before scripts have come, and searching the page opens it. */
export function Disclosure(props: DisclosureProps) {
  const { title, children, headingLevel, group, isExpanded, defaultExpanded = false, ...others } = props;
  const { onExpandedChange, className, ...rest } = others;
  const [own, setOwn] = useState(defaultExpanded);
  const isOpen = isExpanded ?? own;
  const heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <details
      {...rest}
      open={isOpen}
      name={group}
      className={joinClass(styles.root, className)}
      onToggle={(event) => {
        const element = event.currentTarget;
        const next = element.open;
        if (next === isOpen) return;
        setOwn(next);
        onExpandedChange?.(next);
        // The browser has opened it already; the owner may think otherwise.
        if (isExpanded !== undefined) element.open = isExpanded;
      }}
    >
      <summary className={styles.summary}>
        {createElement(heading, { className: styles.title }, title)}
        <Icon glyph={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
