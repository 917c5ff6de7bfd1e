import {
  addFavorite,
  checkFavorite,
  deleteFavorite,
  type Favorite,
  listFavorites,
  listProducts,
} from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { pickSku } from '../steps.ts';

/** Scenarios of favorites. */
export const wishlistScenarios: readonly Scenario[] = [
  scenario(listFavorites, {
    prepare: async (context) => ({ shopper: await context.shopper(), input: { query: { pageNumber: 1 } } }),
    async prepareList(context) {
      const shopper = await context.newShopper();
      const { items } = await context.call(listProducts, { query: { pageSize: 5 } });
      for (const { id } of items) await shopper.call(addFavorite, { body: { productUuid: id } });
      return { shopper, input: { query: {} } };
    },
  }),
  scenario(addFavorite, {
    async prepare(context) {
      const { product } = await pickSku(context);
      return { shopper: await context.shopper(), input: { body: { productUuid: product.id } } };
    },
    async verify({ shopper, input: { body } }, _, data) {
      const check = await shopper?.call(checkFavorite, { query: body });
      const asked = `GET ${checkFavorite.path} after the product was added`;
      assertShown(asked, 'data', { isFavorite: true, id: (data as Favorite).id }, check);
    },
  }),
  scenario(deleteFavorite, {
    async prepare(context) {
      const shopper = await context.shopper();
      const { product } = await pickSku(context);
      const { id } = await shopper.call(addFavorite, { body: { productUuid: product.id } });
      return { shopper, input: { params: { id } } };
    },
    async verify({ shopper }, context) {
      const { product } = await pickSku(context);
      const check = await shopper?.call(checkFavorite, { query: { productUuid: product.id } });
      assertShown(`GET ${checkFavorite.path} after it was deleted`, 'data', { isFavorite: false, id: null }, check);
    },
  }),
  scenario(checkFavorite, {
    async prepare(context) {
      const { product } = await pickSku(context);
      return { shopper: await context.shopper(), input: { query: { productUuid: product.id } } };
    },
  }),
];
