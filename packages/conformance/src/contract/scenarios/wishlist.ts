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
    prepare: async (world) => ({ shopper: await world.shopper(), input: { query: { pageNumber: 1 } } }),
    async prepareList(world) {
      const shopper = await world.newShopper();
      const { items } = await world.call(listProducts, { query: { pageSize: 5 } });
      for (const { id } of items) await shopper.call(addFavorite, { body: { productUuid: id } });
      return { shopper, input: { query: {} } };
    },
  }),
  scenario(addFavorite, {
    async prepare(world) {
      const { product } = await pickSku(world);
      return { shopper: await world.shopper(), input: { body: { productUuid: product.id } } };
    },
    async verify({ shopper, input: { body } }, _, data) {
      const check = await shopper?.call(checkFavorite, { query: body });
      const asked = `GET ${checkFavorite.path} after the product was added`;
      assertShown(asked, 'data', { isFavorite: true, id: (data as Favorite).id }, check);
    },
  }),
  scenario(deleteFavorite, {
    async prepare(world) {
      const shopper = await world.shopper();
      const { product } = await pickSku(world);
      const { id } = await shopper.call(addFavorite, { body: { productUuid: product.id } });
      return { shopper, input: { params: { id } } };
    },
    async verify({ shopper }, world) {
      const { product } = await pickSku(world);
      const check = await shopper?.call(checkFavorite, { query: { productUuid: product.id } });
      assertShown(`GET ${checkFavorite.path} after it was deleted`, 'data', { isFavorite: false, id: null }, check);
    },
  }),
  scenario(checkFavorite, {
    async prepare(world) {
      const { product } = await pickSku(world);
      return { shopper: await world.shopper(), input: { query: { productUuid: product.id } } };
    },
  }),
];
