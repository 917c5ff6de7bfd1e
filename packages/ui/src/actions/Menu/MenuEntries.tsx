import { Menu as AriaMenu, Header, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './Menu.css.ts';

/** One entry of a menu. */
export interface MenuEntry {
  /** What `onAction` gets. */
  id: string;
  /** The words. */
  label: string;
  /** Drawing before the words. */
  icon?: Glyph | undefined;
  /** Whether that drawing points somewhere, and turns round in right-to-left text: log out. @default false */
  isIconDirectional?: boolean | undefined;
  /** Leads to a page instead of calling `onAction`. */
  href?: string | undefined;
  /** `danger` for what destroys something. */
  tone?: 'danger' | undefined;
  /** Whether it cannot be chosen now. @default false */
  isDisabled?: boolean | undefined;
}

/** Entries of a menu that belong together, under a heading of their own. */
export interface MenuGroup {
  id: string;
  /** Name of the group. */
  label: string;
  items: readonly MenuEntry[];
}

export interface MenuEntriesProps {
  items: readonly (MenuEntry | MenuGroup)[];
  onAction?: ((id: string) => void) | undefined;
  /** Name of the list, where no trigger gives it one. */
  label?: string | undefined;
  /** Where the focus goes at first, where no trigger says so. */
  autoFocus?: 'first' | undefined;
  /** Called when it wants to be closed, where no trigger closes it. */
  onClose?: (() => void) | undefined;
}

/** The list itself, in whatever it is shown. */
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
            {item.items.map(drawEntry)}
          </MenuSection>
        ) : (
          drawEntry(item)
        ),
      )}
    </AriaMenu>
  );
}

function drawEntry({ id, label, icon, isIconDirectional, href, tone, isDisabled = false }: MenuEntry) {
  return (
    <MenuItem
      key={id}
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
