import type { AnchorHTMLAttributes, Ref } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import { UserFace, type UserFaceProps } from './UserFace.tsx';
import * as styles from './UserMenu.css.ts';

export interface UserLinkProps
  extends UserFaceProps,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'children' | 'href'> {
  /** URL of the user's account. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Shown instead of the `UserMenu` while its code loads: looks the same and links to the user's account. */
export function UserLink({ name, avatar, unreadCount, href, className, ...remainingProps }: UserLinkProps) {
  return (
    <a {...remainingProps} className={joinClass(styles.root, className)} href={href}>
      <UserFace name={name} avatar={avatar} unreadCount={unreadCount} />
    </a>
  );
}
