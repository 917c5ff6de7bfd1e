import { createReview, getProduct, listOrders, listReviews, uploadReviewPhotos } from '@mallard/domain/contract';
import { stableId } from '@mallard/offline/backend';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviews, users } from '../../db/schema/index.ts';
import { startSession } from '../../http/sessions/families.ts';
import type { TestApp } from '../../testing/index.ts';
import { picture } from '../../testing/pictureCorpus.ts';
import { seededApp } from '../../testing/seededApp.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const productUuid = stableId('product', 'iris-headphones');
let shop: TestApp;
let token: string;
let lineId: string;
let reviewedId: string;
beforeAll(async () => {
  shop = await seededApp();
  ({ token } = await startSession(shop.db, {
    userId: stableId('user', 'demo'),
    isRemembered: true,
    now: shop.deps.clock(),
    secret: shop.deps.secrets.token,
  }));
  const { data } = await shop.call(listOrders, { query: { tab: 'completed' } }, { token });
  const lines = data.items[0]?.items ?? [];
  lineId = lines.find(({ isReviewed }) => !isReviewed)?.id ?? '';
  reviewedId = lines.find(({ isReviewed }) => isReviewed)?.id ?? '';
});
afterAll(() => shop.close());

describe('reviews of a product', () => {
  it('are paginated, newest first, with a summary', async () => {
    const { status, data } = await shop.call(listReviews, { query: { productUuid, pageSize: 100 } });
    expect(status).toBe(200);
    const times = data.items.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().reverse());
    const { average, histogram, counts } = data.summary;
    expect(data.total).toBe(counts.all);
    expect(histogram).toEqual(
      [1, 2, 3, 4, 5].map((stars) => data.items.filter(({ rating }) => rating === stars).length),
    );
    const mean = data.items.reduce((sum, { rating }) => sum + rating, 0) / data.items.length;
    expect(average).toBe(Math.round(mean * 10) / 10);
    const { data: product } = await shop.call(getProduct, { params: { id: productUuid } });
    expect([product.rating, product.reviewCount]).toEqual([average, counts.all]);
    const second = await shop.call(listReviews, { query: { productUuid, pageSize: 3, pageNumber: 2 } });
    expect(second.data.items).toEqual(data.items.slice(3, 6));
  });

  it('can be filtered; the summary includes all', async () => {
    const whole = await shop.call(listReviews, { query: { productUuid } });
    const fits = {
      good: ({ rating }: { rating: number }) => rating >= 4,
      medium: ({ rating }: { rating: number }) => rating === 3,
      bad: ({ rating }: { rating: number }) => rating <= 2,
      withPhotos: ({ images }: { images: unknown[] }) => images.length > 0,
    };
    for (const [filter, isFitting] of Object.entries(fits) as [keyof typeof fits, (review: never) => boolean][]) {
      const { data } = await shop.call(listReviews, { query: { productUuid, filter, pageSize: 100 } });
      expect(data.summary).toEqual(whole.data.summary);
      expect(data.total).toBe(data.summary.counts[filter]);
      expect(data.items).toHaveLength(data.total);
      expect(data.items.every((review) => isFitting(review as never))).toBe(true);
    }
  });

  it('mask anonymous reviewers', async () => {
    const hidden = await shop.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.productId, productUuid), eq(reviews.isAnonymous, true), isNull(reviews.userId)));
    expect(hidden.length).toBeGreaterThan(0);
    const { data } = await shop.call(listReviews, { query: { productUuid, pageSize: 100 } });
    for (const { id, nickname } of hidden) {
      const shown = data.items.find((review) => review.id === id);
      expect(shown?.nickname).toMatch(/^.+\*\*\*.+$/u);
      expect(shown?.nickname).not.toBe(nickname);
    }
  });

  it('return 404 for an unknown product, and 400 without one', async () => {
    expect((await shop.call(listReviews, { query: { productUuid: NOWHERE } })).status).toBe(404);
    expect((await shop.app.request('/api/reviews')).status).toBe(400);
    expect((await shop.app.request(`/api/reviews?productUuid=${productUuid}&filter=best`)).status).toBe(400);
  });
});

describe('writing a review', () => {
  const body = { rating: 4, content: '  壶嘴很细，水流稳。 ' };

  it('requires a signed-in user and their own order item', async () => {
    const draft = { body: { ...body, orderItemUuid: lineId } };
    expect((await shop.call(createReview, draft)).status).toBe(401);
    const stranger = await shop.signUp();
    expect((await shop.call(createReview, draft, { token: stranger.token })).status).toBe(404);
    const nowhere = { body: { ...body, orderItemUuid: NOWHERE } };
    expect((await shop.call(createReview, nowhere, { token })).status).toBe(404);
  });

  it('requires a rating, text and at most nine photos', async () => {
    const bad = {
      rating: { ...body, rating: 6 },
      content: { ...body, content: '   ' },
      imageUuids: { ...body, imageUuids: Array.from({ length: 10 }, () => NOWHERE) },
    };
    for (const [field, draft] of Object.entries(bad)) {
      const { status, failure } = await shop.call(
        createReview,
        { body: { ...draft, orderItemUuid: lineId } },
        { token },
      );
      expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('fails before the order is completed', async () => {
    const { data } = await shop.call(listOrders, { query: { tab: 'shipped' } }, { token });
    const orderItemUuid = data.items[0]?.items[0]?.id ?? '';
    const { status, failure } = await shop.call(createReview, { body: { ...body, orderItemUuid } }, { token });
    expect([status, failure.error]).toEqual([409, 'ORDER_STATE']);
  });

  it('publishes it with its photos, and counts its rating once', async () => {
    const kettle = stableId('product', 'gooseneck-kettle');
    const { data: before } = await shop.call(getProduct, { params: { id: kettle } });
    const photo = new File([new Uint8Array(await picture('png'))], 'kettle.png', { type: 'image/png' });
    const [uploaded] = (await shop.call(uploadReviewPhotos, { body: { files: [photo] } }, { token })).data;
    const draft = { body: { ...body, orderItemUuid: lineId, imageUuids: [uploaded?.id ?? ''] } };
    const { status, data } = await shop.call(createReview, draft, { token });
    expect(status).toBe(200);
    const [user] = await shop.db.select().from(users).where(eq(users.username, 'demo'));
    expect(data).toMatchObject({
      productUuid: kettle,
      nickname: user?.nickname,
      content: body.content.trim(),
      images: [{ url: uploaded?.url }],
    });
    const { data: list } = await shop.call(listReviews, { query: { productUuid: kettle, filter: 'withPhotos' } });
    expect(list.items[0]).toEqual(data);
    const { data: after } = await shop.call(getProduct, { params: { id: kettle } });
    expect(after.reviewCount).toBe(before.reviewCount + 1);

    for (const orderItemUuid of [lineId, reviewedId]) {
      const again = await shop.call(createReview, { body: { ...body, orderItemUuid } }, { token });
      expect([again.status, again.failure.error]).toEqual([409, 'ALREADY_REVIEWED']);
    }
  });
});
