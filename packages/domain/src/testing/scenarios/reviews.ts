import { createReview, uploadReviewPhotos } from '../../contract/reviews.ts';
import { ContractViolation } from '../contractViolation.ts';
import { type Scenario, scenario, simply } from '../scenario.ts';
import { completeOrderOf } from '../steps.ts';
import { testPicture } from '../testPicture.ts';

/** What shoppers write. */
export const reviewScenarios: readonly Scenario[] = [
  scenario(createReview, {
    async prepare(world) {
      const shopper = await world.shopper();
      const [item] = (await completeOrderOf(world, shopper)).items;
      if (!item) throw new ContractViolation('a completed order must keep its lines');
      return { shopper, input: { body: { orderItemUuid: item.id, rating: 5, content: '很好' } } };
    },
    other: ({ body }) => ({ body: { ...body, content: '不好' } }),
  }),
  simply(uploadReviewPhotos, { body: { files: [testPicture(), testPicture()] } }),
];
