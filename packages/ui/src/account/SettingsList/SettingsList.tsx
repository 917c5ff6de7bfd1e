import { type HTMLAttributes, type Ref, useId } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './SettingsList.css.ts';
import { type SettingsItem, SettingsRow } from './SettingsRow.tsx';

export interface SettingsListProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children' | 'title'> {
  /** The rows, in order. */
  items: readonly SettingsItem[];
  /** Visible name of the group; without it, set `aria-label`. */
  title?: string | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Rows of settings and links: each has a switch, a value, a field or an arrow. */
export function SettingsList({ items, title, headingLevel = 2, className, ...remainingProps }: SettingsListProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title !== undefined && remainingProps['aria-label'] === undefined ? id : undefined}
      {...remainingProps}
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
