import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema/index.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Reads a page of the user's notifications, newest first, with total and unread count. */
export async function readNotifications(
  db: Database,
  userId: string,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<{ rows: NotificationRow[]; total: number; unreadCount: number }> {
  const isOwn = eq(notifications.userId, userId);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(isOwn)
      .orderBy(desc(notifications.createdAt), asc(notifications.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db
      .select({
        total: count(),
        unread: sql<number>`count(*) FILTER (WHERE ${notifications.readAt} IS NULL)`.mapWith(Number),
      })
      .from(notifications)
      .where(isOwn),
  ]);
  return { rows, total: counted?.total ?? 0, unreadCount: counted?.unread ?? 0 };
}

/**
 * Marks notifications as read. Doesn't change those that are already read.
 *
 * @param id notification; if missing, all notifications of the user
 * @returns number of remaining unread notifications
 */
export async function markRead(tx: Database, userId: string, now: Date, id?: string): Promise<number> {
  const isUnread = and(eq(notifications.userId, userId), isNull(notifications.readAt));
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(isUnread, id === undefined ? undefined : eq(notifications.id, id)));
  const [counted] = await tx.select({ unread: count() }).from(notifications).where(isUnread);
  return counted?.unread ?? 0;
}
