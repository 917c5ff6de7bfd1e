import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './Menu.css.ts';

/** One entry of a menu. */
export interface MenuEntry {
  /** What `onAction` gets. */
  id: string;
  /** The words. */
  label: string;
  /** Drawing before the words. */
  icon?: LucideIcon;
  /** Leads to a page instead of calling `onAction`. */
  href?: string;
  /** Whether it destroys something. @default false */
  isDanger?: boolean;
  /** Whether it cannot be chosen now. @default false */
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it, a `Button` or an `IconButton`; the menu takes its name. */
  trigger: ReactNode;
  /** The entries, in order. */
  items: readonly MenuEntry[];
  /** Called with the id of the entry that was chosen. */
  onAction?: ((id: string) => void) | undefined;
  /** Side of the button at which the menu opens. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Class of the floating panel. */
  className?: string | undefined;
}

/** A list of actions behind a button. */
export function Menu({ trigger, items, onAction, placement = 'bottom end', className }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className={className ? `${styles.panel} ${className}` : styles.panel}>
        <AriaMenu className={styles.list} onAction={(key) => onAction?.(String(key))}>
          {items.map(({ id, label, icon, href, isDanger = false, isDisabled = false }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              isDisabled={isDisabled}
              className={styles.item}
              data-danger={isDanger || undefined}
              {...(href !== undefined && { href })}
            >
              {icon && <Icon glyph={icon} />}
              {label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
