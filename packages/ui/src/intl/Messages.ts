import type account from '../locales/zh-CN/account.json';
import type actions from '../locales/zh-CN/actions.json';
import type address from '../locales/zh-CN/address.json';
import type cart from '../locales/zh-CN/cart.json';
import type checkout from '../locales/zh-CN/checkout.json';
import type commerce from '../locales/zh-CN/commerce.json';
import type feedback from '../locales/zh-CN/feedback.json';
import type forms from '../locales/zh-CN/forms.json';
import type foundations from '../locales/zh-CN/foundations.json';
import type navigation from '../locales/zh-CN/navigation.json';
import type orders from '../locales/zh-CN/orders.json';
import type product from '../locales/zh-CN/product.json';
import type shared from '../locales/zh-CN/shared.json';

/**
 * The messages of all components in one language, by namespace and component, in i18next's JSON format. The Chinese files define
 * the keys.
 */
export interface Messages {
  account: typeof account;
  actions: typeof actions;
  address: typeof address;
  cart: typeof cart;
  checkout: typeof checkout;
  commerce: typeof commerce;
  feedback: typeof feedback;
  forms: typeof forms;
  foundations: typeof foundations;
  navigation: typeof navigation;
  orders: typeof orders;
  product: typeof product;
  shared: typeof shared;
}

/** A file of messages: those of the components that are shown together. */
export type Namespace = keyof Messages;

/** The key of a component in a namespace. */
export type MessageScope<N extends Namespace> = keyof Messages[N] & string;

/** The keys of messages in an object, joined by dots and without plural forms: `'title' | 'statuses.paid'`. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${Index<K>}.${KeyOf<T[K]>}`;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Key}_${Intl.LDMLPluralRule}` ? Key : Index<K>;
/** Allows numbers for the keys `"1"`, `"2"` and so on. */
type Index<K extends string> = K extends `${number}` ? `${number}` : K;
