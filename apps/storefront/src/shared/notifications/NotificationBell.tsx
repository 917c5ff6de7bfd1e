import { Badge } from '@mallard/ui/Badge';
import { Bell } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { joinClass } from '@mallard/ui/theme';
import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';
import { paths } from '../../navigation/routes.ts';
import * as styles from './NotificationBell.css.ts';
import { useNotificationsLabel } from './useNotificationsLabel.ts';
import { useUnreadCount } from './useUnreadCount.ts';

/** Link to the notifications, with the number of unread ones. */
export function NotificationBell({ className }: { className?: string }) {
  const count = useUnreadCount();
  const label = useNotificationsLabel(count);
  return (
    <a
      href={paths.notifications()}
      data-wide={count > 9 ? '' : undefined}
      className={joinClass(styles.root, className)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon glyph={Bell} size="lg" />
      <Badge count={count} size="sm" className={styles.badge} />
    </a>
  );
}
