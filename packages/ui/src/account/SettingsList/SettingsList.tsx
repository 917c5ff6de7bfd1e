import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import type { Glyph } from '../../foundations/Icon/Icon.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './SettingsList.css.ts';
import { SettingsRow } from './SettingsRow.tsx';

interface ItemBase {
  /** Unique in the list. */
  id: string;
  /** What it is about. */
  label: string;
  /** A sentence below the label. */
  description?: string | undefined;
  /** Drawing before the label. */
  icon?: Glyph | undefined;
  /** Whether that drawing points somewhere, and turns round in right-to-left text: log out. @default false */
  isIconDirectional?: boolean | undefined;
}

/** A row: what it does follows from its `kind`. */
export type SettingsItem =
  /** Leads to a page; `value` says what is chosen or how many there are. */
  | (ItemBase & { kind: 'link'; href: string; value?: ReactNode })
  /** On or off at once. A promise that is rejected turns it back. */
  | (ItemBase & {
      kind: 'switch';
      isSelected: boolean;
      onChange: (isSelected: boolean) => unknown;
      isPending?: boolean | undefined;
    })
  /** Does something; `danger` when something is lost. */
  | (ItemBase & {
      kind: 'action';
      onAction: () => void;
      value?: ReactNode;
      tone?: 'danger' | undefined;
      isPending?: boolean | undefined;
    })
  /** Is only read. */
  | (ItemBase & { kind: 'value'; value: ReactNode })
  /** Holds a field with a label of its own, such as a `Select`. */
  | { kind: 'control'; id: string; control: ReactNode };

export interface SettingsListProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children' | 'title'> {
  /** The rows in their order. */
  items: readonly SettingsItem[];
  /** Name of the group, seen above it; without it give `aria-label`. */
  title?: string | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Rows of settings and ways on: each with a switch, a value, a field or an arrow. */
export function SettingsList({ items, title, headingLevel = 2, className, ...rest }: SettingsListProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title !== undefined && rest['aria-label'] === undefined ? id : undefined}
      {...rest}
      className={joinClass(styles.root, className)}
    >
      {title !== undefined && (
        <Heading level={headingLevel} size="subtitle" id={id} className={styles.title}>
          {title}
        </Heading>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <SettingsRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
