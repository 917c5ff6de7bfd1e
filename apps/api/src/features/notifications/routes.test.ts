import { listNotifications, readAllNotifications, readNotification } from '@mallard/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '../../db/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** Signs up a user with unread notifications; the last one is the newest. */
async function notified(messages: number) {
  const shopper = await shop.signUp();
  const rows = Array.from({ length: messages }, (_none, index) => ({
    userId: shopper.id,
    kind: 'system' as const,
    title: { 'zh-CN': `标题 ${index}`, 'en-US': `Title ${index}` },
    content: { 'zh-CN': '内容', 'en-US': 'Content' },
    createdAt: new Date(shop.deps.clock().getTime() + index * 1000),
  }));
  await shop.db.insert(notifications).values(rows);
  return shopper;
}

describe('notifications', () => {
  it('are listed newest first, in the language of the request', async () => {
    const { token } = await notified(3);
    const { data } = await shop.call(listNotifications, { query: { pageSize: 2 } }, { token });
    expect(data).toMatchObject({ total: 3, totalPages: 2, unreadCount: 3 });
    expect(data.items.map(({ title }) => title)).toEqual(['Title 2', 'Title 1']);
    const chinese = await shop.call(
      listNotifications,
      { query: { pageNumber: 2, pageSize: 2 } },
      { token, locale: 'zh-CN' },
    );
    expect(chinese.data.items.map(({ title }) => title)).toEqual(['标题 0']);
  });

  it('can be marked as read individually and repeatedly', async () => {
    const { token } = await notified(2);
    const [newest] = (await shop.call(listNotifications, {}, { token })).data.items;
    const read = () => shop.call(readNotification, { params: { id: newest?.id ?? '' } }, { token });
    expect((await read()).data).toEqual({ unreadCount: 1 });
    expect((await read()).data).toEqual({ unreadCount: 1 });
    const { data } = await shop.call(listNotifications, {}, { token });
    expect(data.items.map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  it('can all be marked as read, without affecting other users', async () => {
    const [{ token }, otherUser] = [await notified(3), await notified(2)];
    expect((await shop.call(readAllNotifications, {}, { token })).data).toEqual({ unreadCount: 0 });
    expect((await shop.call(readAllNotifications, {}, { token })).data).toEqual({ unreadCount: 0 });
    expect((await shop.call(listNotifications, {}, { token: otherUser.token })).data.unreadCount).toBe(2);
  });

  it('of another user are not found', async () => {
    const [owner, otherUser] = [await notified(1), await notified(1)];
    const [own] = (await shop.call(listNotifications, {}, { token: owner.token })).data.items;
    for (const id of [own?.id ?? '', NOWHERE])
      expect((await shop.call(readNotification, { params: { id } }, { token: otherUser.token })).status).toBe(404);
    expect((await shop.call(listNotifications, {}, { token: owner.token })).data.unreadCount).toBe(1);
  });

  it('require a signed-in user and valid ids', async () => {
    const { token } = await notified(1);
    expect((await shop.call(readNotification, { params: { id: 'a b' } }, { token })).status).toBe(400);
    expect((await shop.call(listNotifications, {})).status).toBe(401);
    expect((await shop.call(readNotification, { params: { id: NOWHERE } })).status).toBe(401);
    expect((await shop.call(readAllNotifications, {})).status).toBe(401);
  });
});
