import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { pagedFields, pageFields } from './paged.ts';
import { count, id, idParams, instant, text } from './scalars.ts';

export const notification = v.object({
  id,
  kind: v.picklist(['order', 'coupon', 'system']),
  title: text(100),
  content: text(500),
  /** A path of the storefront, or none. */
  link: v.nullable(text(300)),
  isRead: v.boolean(),
  createTime: instant,
});
export type Notification = v.InferOutput<typeof notification>;

export const listNotifications = defineEndpoint({
  name: 'listNotifications',
  area: 'notifications',
  method: 'GET',
  path: '/api/notifications',
  summary: 'Notifications of the user, newest first, with the number of unread ones.',
  access: 'member',
  owns: null,
  query: v.object({ ...pageFields }),
  data: v.object({ ...pagedFields(notification), unreadCount: count }),
});

export const readNotification = defineEndpoint({
  name: 'readNotification',
  area: 'notifications',
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Marks one message as read.',
  access: 'member',
  repeat: 'safe',
  owns: { resource: 'notification', in: 'params', field: 'id' },
  params: idParams,
  data: v.object({ unreadCount: count }),
});

export const readAllNotifications = defineEndpoint({
  name: 'readAllNotifications',
  area: 'notifications',
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Marks every message as read.',
  access: 'member',
  owns: null,
  repeat: 'safe',
  data: v.object({ unreadCount: count }),
});
