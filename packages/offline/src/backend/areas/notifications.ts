import { listNotifications, readAllNotifications, readNotification, toPaged } from '@mallard/domain/contract';
import { handleMember, type OfflineCall, type OfflineRoute, type SignedInUser } from '../calls/offlineCall.ts';
import { pageOf } from '../calls/pageOf.ts';
import { toInstant } from '../presenters/toInstant.ts';
import type { NotificationState } from '../state/shopState.ts';

export const notificationsRoutes: OfflineRoute[] = [
  handleMember(listNotifications, ({ query }, call) => {
    const newest = ownNotifications(call)
      .toReversed()
      .sort((a, b) => b.createdAt - a.createdAt);
    const items = pageOf(newest, query).map(({ id, kind, title, content, link, isRead, createdAt }) => ({
      id,
      kind,
      link,
      isRead,
      createTime: toInstant(createdAt),
      title: title[call.locale],
      content: content[call.locale],
    }));
    return { ...toPaged(items, newest.length, query), unreadCount: countUnread(call) };
  }),
  handleMember(readNotification, ({ params }, call) => {
    for (const message of ownNotifications(call)) if (message.id === params.id) message.isRead = true;
    return { unreadCount: countUnread(call) };
  }),
  handleMember(readAllNotifications, (_request, call) => {
    for (const message of ownNotifications(call)) message.isRead = true;
    return { unreadCount: countUnread(call) };
  }),
];

function ownNotifications({ state, caller }: OfflineCall<SignedInUser>): NotificationState[] {
  return state.notifications.filter(({ userId }) => userId === caller.user.id);
}

function countUnread(call: OfflineCall<SignedInUser>): number {
  return ownNotifications(call).filter(({ isRead }) => !isRead).length;
}
