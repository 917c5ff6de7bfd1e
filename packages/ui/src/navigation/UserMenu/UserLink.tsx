import type { AnchorHTMLAttributes, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { UserFace, type UserFaceProps } from './UserFace.tsx';
import * as styles from './UserMenu.css.ts';

export interface UserLinkProps
  extends UserFaceProps,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'children' | 'href'> {
  /** The shopper's own page. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Stands where the `UserMenu` will be while its code is on its way, looks the same and leads to the shopper's own page. */
export function UserLink({ name, avatar, unreadCount, href, className, ...rest }: UserLinkProps) {
  return (
    <a {...rest} className={joinClass(styles.root, className)} href={href}>
      <UserFace name={name} avatar={avatar} unreadCount={unreadCount} />
    </a>
  );
}
