import { createUuid } from '@mallard/domain/client';
import { createReview, listReviews, type Review, uploadReviewPhotos } from '@mallard/domain/contract';
import { testPicture } from '@mallard/domain/testing';
import { assertShown } from '../assertShown.ts';
import { ContractViolation } from '../contractViolation.ts';
import { type Scenario, scenario, simply } from '../scenario.ts';
import { completeOrderOf, placeOrder } from '../steps.ts';

/** Scenarios of reviews. */
export const reviewScenarios: readonly Scenario[] = [
  scenario(createReview, {
    async prepare(context) {
      const shopper = await context.shopper();
      const [item] = (await completeOrderOf(context, shopper)).items;
      if (!item) throw new ContractViolation('a completed order must keep its lines');
      return { shopper, input: { body: { orderItemUuid: item.id, rating: 5, content: '很好' } } };
    },
    async prepareRefused(context) {
      const shopper = await context.shopper();
      const [item] = (await placeOrder(context, shopper)).items;
      return { shopper, input: { body: { orderItemUuid: item?.id ?? createUuid(), rating: 5, content: '很好' } } };
    },
    other: ({ body }) => ({ body: { ...body, content: '不好' } }),
    async verify({ input: { body } }, context, data) {
      const { id, productUuid } = data as Review;
      const { items } = await context.call(listReviews, { query: { productUuid, pageSize: 100 } });
      const asked = `GET ${listReviews.path} after one was written`;
      assertShown(
        asked,
        'data.items',
        { id, rating: body.rating, content: body.content },
        items.find((review) => review.id === id),
      );
    },
  }),
  simply(uploadReviewPhotos, { body: { files: [testPicture(), testPicture()] } }),
];
