import 'i18next';
import type uiOrders from '@mallard/ui/locales/zh-CN/orders.json';
import type address from './zh-CN/address.json';
import type cart from './zh-CN/cart.json';
import type category from './zh-CN/category.json';
import type checkout from './zh-CN/checkout.json';
import type coupons from './zh-CN/coupons.json';
import type error from './zh-CN/error.json';
import type errors from './zh-CN/errors.json';
import type favorites from './zh-CN/favorites.json';
import type help from './zh-CN/help.json';
import type home from './zh-CN/home.json';
import type info from './zh-CN/info.json';
import type login from './zh-CN/login.json';
import type notifications from './zh-CN/notifications.json';
import type orders from './zh-CN/orders.json';
import type payment from './zh-CN/payment.json';
import type product from './zh-CN/product.json';
import type register from './zh-CN/register.json';
import type settings from './zh-CN/settings.json';
import type shell from './zh-CN/shell.json';
import type user from './zh-CN/user.json';

// One line per namespace, so that a key that is nowhere does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      address: typeof address;
      cart: typeof cart;
      category: typeof category;
      checkout: typeof checkout;
      coupons: typeof coupons;
      error: typeof error;
      errors: typeof errors;
      favorites: typeof favorites;
      help: typeof help;
      home: typeof home;
      info: typeof info;
      login: typeof login;
      notifications: typeof notifications;
      orders: typeof orders;
      payment: typeof payment;
      product: typeof product;
      register: typeof register;
      settings: typeof settings;
      shell: typeof shell;
      user: typeof user;
      'ui/orders': typeof uiOrders;
    };
  }
}
