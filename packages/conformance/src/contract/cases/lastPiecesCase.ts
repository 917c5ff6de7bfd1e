import { createUuid } from '@mallard/domain/client';
import {
  cancelOrder,
  createOrder,
  getProduct,
  listProducts,
  type Order,
  previewOrder,
  type Sku,
} from '@mallard/domain/contract';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { isOffered } from '../contractTarget.ts';
import { ContractViolation } from '../contractViolation.ts';
import { type RunContext, runContextOf, type Shopper } from '../runContext.ts';
import { Skipped } from '../skipped.ts';
import { haveAddress } from '../steps.ts';
import { validateReason, validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

/** Buying more units one by one takes too long. */
const MAX_UNITS = 30;
/** Number of orders that exceed the stock. */
const TOO_MANY = 10;
const BUYERS = 5;
/** Number of products that are searched for a scarce SKU. */
const LOOKED_AT = 12;

interface Scarce {
  productUuid: string;
  sku: Sku;
}

/**
 * If many shoppers order the last units at the same time, as many orders succeed as there are units; the others are
 * refused as out of stock.
 */
export function lastPiecesCase(): ContractCase {
  return defineCase(
    'parallel',
    createOrder.name,
    'sells the last pieces once, however many want them',
    async (target) => {
      const context = runContextOf(target);
      const scarce = await findScarce(context);
      const { id: skuUuid, stock } = scarce.sku;
      const buyers: { shopper: Shopper; addressUuid: string }[] = [];
      for (let index = 0; index < BUYERS; index += 1) {
        const shopper = await context.newShopper();
        buyers.push({ shopper, addressUuid: await haveAddress(shopper) });
      }
      const items = [{ skuUuid, quantity: 1 }];
      const preview = await buyers[0]?.shopper.call(previewOrder, { body: { items, couponUuid: null } });
      const choice = { items, couponUuid: null, expectedTotal: preview?.amounts.total ?? 0 };
      const buyersOfAttempts = Array.from({ length: stock + TOO_MANY }, (_, index) => buyers[index % BUYERS]).filter(
        (buyer) => buyer !== undefined,
      );
      const attempts = await Promise.all(
        buyersOfAttempts.map(async ({ shopper, addressUuid }) => {
          const body = { ...choice, addressUuid, checkoutUuid: createUuid() };
          return { shopper, answer: await sendCall(target, createOrder, { body }, { token: shopper.token }) };
        }),
      );
      const bought = attempts.filter(({ answer }) => answer.status === 200);
      const asked = `POST ${createOrder.path}, sent ${attempts.length} times at once for a SKU of ${stock},`;
      if (bought.length !== stock)
        throw new ContractViolation(`${asked} must succeed ${stock} times, but did ${bought.length} times`, {
          asked,
          expected: `${stock} orders`,
          got: `${bought.length} orders`,
        });
      for (const { answer } of attempts) if (answer.status !== 200) validateReason(answer, 409, 'OUT_OF_STOCK');
      await assertStock(context, scarce, 0, 'its last piece was sold');

      if (!isOffered(target, cancelOrder)) return;
      for (const { shopper, answer } of bought) {
        const { id } = validateSuccess(createOrder, answer) as Order;
        await shopper.call(cancelOrder, { params: { id }, body: { reason: 'changedMind' } });
      }
      await assertStock(context, scarce, stock, 'every order was cancelled');
    },
  );
}

async function findScarce(context: RunContext): Promise<Scarce> {
  const { items } = await context.call(listProducts, { query: { inStock: true, pageSize: 100 } });
  const scarcest = items.toSorted((a, b) => a.stock - b.stock).slice(0, LOOKED_AT);
  const found: Scarce[] = [];
  for (const { id } of scarcest) {
    const { skus } = await context.call(getProduct, { params: { id } });
    found.push(...skus.filter(({ stock }) => stock > 0).map((sku) => ({ productUuid: id, sku })));
  }
  const [least] = found.toSorted((a, b) => a.sku.stock - b.sku.stock);
  if (!least || least.sku.stock > MAX_UNITS)
    throw new Skipped(`the shop has no SKU of which ${MAX_UNITS} pieces or fewer are left`);
  return least;
}

async function assertStock(
  context: RunContext,
  { productUuid, sku }: Scarce,
  stock: number,
  when: string,
): Promise<void> {
  const { skus } = await context.call(getProduct, { params: { id: productUuid } });
  const left = skus.find(({ id }) => id === sku.id)?.stock;
  if (left !== stock)
    throw new ContractViolation(`${stock} pieces of SKU ${sku.id} must be left when ${when}, but ${left} are`);
}
