import {
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
  toPaged,
} from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { handleMember, type Route } from '../../http/handle.ts';
import { markRead, type NotificationRow, readNotifications } from './queries.ts';

export const notificationsRoutes: Route[] = [
  handleMember(listNotifications, async ({ query }, { db, user, locale }) => {
    const { rows, total, unreadCount } = await readNotifications(db, user.id, query);
    return {
      ...toPaged(
        rows.map((row) => toNotification(row, locale)),
        total,
        query,
      ),
      unreadCount,
    };
  }),
  handleMember(readNotification, async ({ params }, { db, user, now }) => ({
    unreadCount: await markRead(db, user.id, now, params.id),
  })),
  handleMember(readAllNotifications, async (_request, { db, user, now }) => ({
    unreadCount: await markRead(db, user.id, now),
  })),
];

function toNotification(
  { id, kind, title, content, link, readAt, createdAt }: NotificationRow,
  locale: ContentLocale,
): Notification {
  return {
    id,
    kind,
    title: title[locale],
    content: content[locale],
    link,
    isRead: readAt !== null,
    createTime: createdAt.toISOString(),
  };
}
