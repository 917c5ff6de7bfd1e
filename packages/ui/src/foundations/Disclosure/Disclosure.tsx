import { createElement, type DetailsHTMLAttributes, type ReactNode, type Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { ChevronDown } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useControlled } from '../useControlled.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps
  extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'style' | 'title' | 'open' | 'name' | 'onToggle'> {
  /** Title of the panel, always visible. */
  title: ReactNode;
  /** Content that is visible when the panel is open. */
  children: ReactNode;
  /** Heading level of the title; without it the title is no heading. */
  headingLevel?: HeadingLevel | undefined;
  /** Group name: at most one panel of a group is open. */
  group?: string | undefined;
  /** Whether the panel is open, when controlled. */
  isExpanded?: boolean | undefined;
  /** Whether the panel is open at first. @default false */
  defaultExpanded?: boolean | undefined;
  /** Called when the panel opens or closes, also by searching the page or by another panel of its group. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  ref?: Ref<HTMLDetailsElement> | undefined;
}

/** A panel that opens under its title. A native element: it works before hydration, and the page search opens it. */
export function Disclosure(props: DisclosureProps) {
  const {
    title,
    children,
    headingLevel,
    group,
    isExpanded,
    defaultExpanded = false,
    onExpandedChange,
    className,
    ...elementProps
  } = props;
  const [isOpen, setOpen] = useControlled(isExpanded, defaultExpanded, onExpandedChange);
  const heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <details
      {...elementProps}
      open={isOpen}
      name={group}
      className={joinClass(styles.root, className)}
      onToggle={(event) => {
        const element = event.currentTarget;
        const next = element.open;
        if (next === isOpen) return;
        setOpen(next);
        // The browser has opened it already; a controlled panel follows the prop.
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
