import type { ButtonHTMLAttributes, Ref } from 'react';
import { Pressable } from 'react-aria-components/Pressable';
import { Menu, type MenuProps } from '../../feedback/Menu/Menu.tsx';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { UserFace, type UserFaceProps } from './UserFace.tsx';
import * as styles from './UserMenu.css.ts';

export interface UserMenuProps
  extends UserFaceProps,
    Pick<MenuProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'placement'>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'children' | 'style' | 'type' | 'disabled' | 'onClick'> {
  /** Entries and groups of entries: links to account pages, and log out. */
  items: MenuProps['items'];
  /** Called with the id of an entry that is not a link. */
  onAction?: ((id: string) => void) | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The signed-in user, with a menu of their pages. Heavy for a header: load it lazily. */
export function UserMenu(props: UserMenuProps) {
  const {
    name,
    avatar,
    unreadCount,
    items,
    onAction,
    isOpen,
    defaultOpen,
    onOpenChange,
    placement,
    isDisabled = false,
    className,
    ref,
    ...remainingProps
  } = props;
  const t = useMessages('navigation', 'UserMenu');
  const button = useOwnRef(ref);
  // The trigger's own ref is called on every render.
  return (
    <Menu
      items={items}
      onAction={onAction}
      title={t('account')}
      placement={placement}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Pressable isDisabled={isDisabled}>
          <button
            {...remainingProps}
            ref={button}
            type="button"
            disabled={isDisabled}
            className={joinClass(styles.root, className)}
          >
            <UserFace name={name} avatar={avatar} unreadCount={unreadCount} />
          </button>
        </Pressable>
      }
    />
  );
}
