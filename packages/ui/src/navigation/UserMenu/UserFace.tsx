import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Avatar } from '../../foundations/Avatar/Avatar.tsx';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './UserMenu.css.ts';

/** The signed-in user. */
export interface UserFaceProps {
  /** Name to show, the nickname. */
  name: string;
  /** URL of the avatar; without it, the initial of the name is shown. */
  avatar?: string | null | undefined;
  /** Number of unread messages. @default 0 */
  unreadCount?: number | undefined;
}

/** The signed-in user in the header, inside a link or a button. */
export function UserFace({ name, avatar, unreadCount = 0 }: UserFaceProps) {
  const t = useMessages('navigation', 'UserMenu');
  return (
    <>
      <VisuallyHidden>
        {unreadCount === 0 ? t('accountMenu', { name }) : t('accountMenuUnread', { name, count: unreadCount })}
      </VisuallyHidden>
      <span className={styles.avatar}>
        <Avatar isDecorative size="sm" name={name} src={avatar} />
        <Badge count={unreadCount} size="sm" background="canvas" className={styles.unread} />
      </span>
      <span aria-hidden="true" className={styles.name}>
        {name}
      </span>
      <Icon glyph={ChevronDown} size="sm" className={styles.mark} />
    </>
  );
}
