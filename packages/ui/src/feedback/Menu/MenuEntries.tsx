import { Menu as AriaMenu, Header, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './Menu.css.ts';

/** One entry of a menu. */
export interface MenuEntry {
  /** Passed to `onAction`. */
  id: string;
  /** Label of the entry. */
  label: string;
  /** Icon before the label. */
  icon?: Glyph | undefined;
  /** Whether the icon points in a direction and is mirrored in right-to-left text, such as log out. @default false */
  isIconDirectional?: boolean | undefined;
  /** Navigates to this URL instead of calling `onAction`. */
  href?: string | undefined;
  /** `danger` for destructive actions. */
  tone?: 'danger' | undefined;
  /** Whether the entry is disabled. @default false */
  isDisabled?: boolean | undefined;
}

/** A group of menu entries with a heading. */
export interface MenuGroup {
  id: string;
  /** Name of the group. */
  label: string;
  items: readonly MenuEntry[];
}

export interface MenuEntriesProps {
  items: readonly (MenuEntry | MenuGroup)[];
  onAction?: ((id: string) => void) | undefined;
  /** Name of the list, when no trigger provides it. */
  label?: string | undefined;
  /** Initial focus, when no trigger provides it. */
  autoFocus?: 'first' | undefined;
  /** Called to close the menu, when no trigger closes it. */
  onClose?: (() => void) | undefined;
}

/** The list of entries, without a popover or sheet around it. */
export function MenuEntries({ items, onAction, label, autoFocus, onClose }: MenuEntriesProps) {
  return (
    <AriaMenu
      className={styles.list}
      onAction={(key) => onAction?.(String(key))}
      {...(label !== undefined && { 'aria-label': label })}
      {...(autoFocus !== undefined && { autoFocus })}
      {...(onClose !== undefined && { onClose })}
    >
      {items.map((item) =>
        'items' in item ? (
          <MenuSection key={item.id} id={item.id} className={styles.group}>
            <Header className={styles.heading}>{item.label}</Header>
            {item.items.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </MenuSection>
        ) : (
          <Entry key={item.id} {...item} />
        ),
      )}
    </AriaMenu>
  );
}

function Entry({ id, label, icon, isIconDirectional, href, tone, isDisabled = false }: MenuEntry) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={styles.item}
      data-tone={tone}
      {...(href !== undefined && { href })}
    >
      {icon && <Icon glyph={icon} isDirectional={isIconDirectional} />}
      <span className={styles.words}>{label}</span>
    </MenuItem>
  );
}
