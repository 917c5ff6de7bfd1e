import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Avatar } from '../../foundations/Avatar/Avatar.tsx';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './UserMenu.css.ts';

/** Who is signed in. */
export interface UserFaceProps {
  /** Name to show, the nickname. */
  name: string;
  /** Address of their picture; the initial of the name stands in for it. */
  avatar?: string | null | undefined;
  /** How many messages wait to be read. @default 0 */
  unreadCount?: number | undefined;
}

/** How the signed-in shopper looks in the header, whatever they are inside of. */
export function UserFace({ name, avatar, unreadCount = 0 }: UserFaceProps) {
  const t = useMessages('navigation', 'UserMenu');
  return (
    <>
      <VisuallyHidden>
        {unreadCount === 0 ? t('accountMenu', { name }) : t('accountMenuUnread', { name, count: unreadCount })}
      </VisuallyHidden>
      <span className={styles.face}>
        <Avatar isDecorative size="sm" name={name} src={avatar} />
        <Badge count={unreadCount} size="sm" ground="canvas" className={styles.unread} />
      </span>
      <span aria-hidden="true" className={styles.name}>
        {name}
      </span>
      <Icon glyph={ChevronDown} size="sm" className={styles.mark} />
    </>
  );
}
