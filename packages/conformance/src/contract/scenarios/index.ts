import type { Scenario } from '../scenario.ts';
import { addressScenarios } from './address.ts';
import { afterSaleScenarios } from './afterSale.ts';
import { cartScenarios } from './cart.ts';
import { catalogueScenarios } from './catalogue.ts';
import { couponScenarios } from './coupons.ts';
import { notificationScenarios } from './notifications.ts';
import { orderScenarios } from './orders.ts';
import { paymentScenarios } from './payments.ts';
import { reviewScenarios } from './reviews.ts';
import { serviceScenarios, uploadScenarios } from './service.ts';
import { userScenarios } from './user.ts';
import { wishlistScenarios } from './wishlist.ts';

/** Scenarios of every endpoint of the contract; a test checks that none is missing. */
export const scenarios: readonly Scenario[] = [
  ...serviceScenarios,
  ...catalogueScenarios,
  ...userScenarios,
  ...addressScenarios,
  ...wishlistScenarios,
  ...cartScenarios,
  ...orderScenarios,
  ...afterSaleScenarios,
  ...paymentScenarios,
  ...couponScenarios,
  ...notificationScenarios,
  ...uploadScenarios,
  ...reviewScenarios,
];
