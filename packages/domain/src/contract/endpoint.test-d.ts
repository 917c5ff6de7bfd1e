import { describe, expectTypeOf, it } from 'vitest';
import type { addToCart, getCart, updateCartItem } from './cart.ts';
import type { EndpointData, EndpointInput, EndpointRequest } from './endpoint.ts';
import type { listProducts } from './products.ts';

describe('the types of a call', () => {
  it('require nothing that the endpoint does not declare', () => {
    expectTypeOf<EndpointInput<typeof getCart>>().toEqualTypeOf<unknown>();
    expectTypeOf({}).toExtend<EndpointInput<typeof listProducts>>();
    expectTypeOf({ query: { pageNumber: 2 } }).toExtend<EndpointInput<typeof listProducts>>();
  });

  it('require every part that it declares', () => {
    expectTypeOf({}).not.toExtend<EndpointInput<typeof addToCart>>();
    expectTypeOf({ params: { id: '' }, body: { quantity: 1 } }).toExtend<EndpointInput<typeof updateCartItem>>();
  });

  it('give the handler parsed values only', () => {
    expectTypeOf<EndpointRequest<typeof listProducts>['query']['pageNumber']>().toEqualTypeOf<number>();
    expectTypeOf<EndpointRequest<typeof getCart>['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<EndpointData<typeof getCart>['unitCount']>().toEqualTypeOf<number>();
  });
});
