export { openTestShop } from './openTestShop.ts';
export { testShop } from './testShop.ts';
