import type * as contract from '../contract/index.ts';
import { descriptorOf } from './endpointDescriptor.ts';

// Written by `npx vitest run packages/domain/src/endpoints/descriptors.test.ts --update` from the contract.

export const addFavorite = /* @__PURE__ */ descriptorOf<typeof contract.addFavorite>(
  'addFavorite',
  'wishlist',
  'member',
);
export const addSavedItem = /* @__PURE__ */ descriptorOf<typeof contract.addSavedItem>(
  'addSavedItem',
  'cart',
  'member',
);
export const addToCart = /* @__PURE__ */ descriptorOf<typeof contract.addToCart>('addToCart', 'cart', 'member');
export const batchAddToCart = /* @__PURE__ */ descriptorOf<typeof contract.batchAddToCart>(
  'batchAddToCart',
  'cart',
  'member',
);
export const batchDeleteCartItems = /* @__PURE__ */ descriptorOf<typeof contract.batchDeleteCartItems>(
  'batchDeleteCartItems',
  'cart',
  'member',
);
export const cancelOrder = /* @__PURE__ */ descriptorOf<typeof contract.cancelOrder>('cancelOrder', 'orders', 'member');
export const changePassword = /* @__PURE__ */ descriptorOf<typeof contract.changePassword>(
  'changePassword',
  'user',
  'member',
);
export const checkFavorite = /* @__PURE__ */ descriptorOf<typeof contract.checkFavorite>(
  'checkFavorite',
  'wishlist',
  'member',
);
export const claimCoupon = /* @__PURE__ */ descriptorOf<typeof contract.claimCoupon>(
  'claimCoupon',
  'coupons',
  'member',
);
export const clearCart = /* @__PURE__ */ descriptorOf<typeof contract.clearCart>('clearCart', 'cart', 'member');
export const confirmOrder = /* @__PURE__ */ descriptorOf<typeof contract.confirmOrder>(
  'confirmOrder',
  'orders',
  'member',
);
export const createAddress = /* @__PURE__ */ descriptorOf<typeof contract.createAddress>(
  'createAddress',
  'address',
  'member',
);
export const createOrder = /* @__PURE__ */ descriptorOf<typeof contract.createOrder>('createOrder', 'orders', 'member');
export const createOrderPayment = /* @__PURE__ */ descriptorOf<typeof contract.createOrderPayment>(
  'createOrderPayment',
  'orders',
  'member',
);
export const createPayment = /* @__PURE__ */ descriptorOf<typeof contract.createPayment>(
  'createPayment',
  'payments',
  'member',
);
export const createReview = /* @__PURE__ */ descriptorOf<typeof contract.createReview>(
  'createReview',
  'reviews',
  'member',
);
export const deleteAddress = /* @__PURE__ */ descriptorOf<typeof contract.deleteAddress>(
  'deleteAddress',
  'address',
  'member',
);
export const deleteCartItem = /* @__PURE__ */ descriptorOf<typeof contract.deleteCartItem>(
  'deleteCartItem',
  'cart',
  'member',
);
export const deleteFavorite = /* @__PURE__ */ descriptorOf<typeof contract.deleteFavorite>(
  'deleteFavorite',
  'wishlist',
  'member',
);
export const deleteOrder = /* @__PURE__ */ descriptorOf<typeof contract.deleteOrder>('deleteOrder', 'orders', 'member');
export const deleteSavedItem = /* @__PURE__ */ descriptorOf<typeof contract.deleteSavedItem>(
  'deleteSavedItem',
  'cart',
  'member',
);
export const getCart = /* @__PURE__ */ descriptorOf<typeof contract.getCart>('getCart', 'cart', 'member');
export const getCartCount = /* @__PURE__ */ descriptorOf<typeof contract.getCartCount>(
  'getCartCount',
  'cart',
  'member',
);
export const getCategoryTree = /* @__PURE__ */ descriptorOf<typeof contract.getCategoryTree>(
  'getCategoryTree',
  'categories',
  'public',
  1800000,
);
export const getFacets = /* @__PURE__ */ descriptorOf<typeof contract.getFacets>('getFacets', 'products', 'public');
export const getHealth = /* @__PURE__ */ descriptorOf<typeof contract.getHealth>('getHealth', 'service', 'public', 0);
export const getHome = /* @__PURE__ */ descriptorOf<typeof contract.getHome>('getHome', 'home', 'public');
export const getHomeCarousels = /* @__PURE__ */ descriptorOf<typeof contract.getHomeCarousels>(
  'getHomeCarousels',
  'home',
  'public',
);
export const getHomeCategories = /* @__PURE__ */ descriptorOf<typeof contract.getHomeCategories>(
  'getHomeCategories',
  'home',
  'public',
);
export const getHomeRecommended = /* @__PURE__ */ descriptorOf<typeof contract.getHomeRecommended>(
  'getHomeRecommended',
  'home',
  'public',
);
export const getLogistics = /* @__PURE__ */ descriptorOf<typeof contract.getLogistics>(
  'getLogistics',
  'orders',
  'member',
  0,
);
export const getOrder = /* @__PURE__ */ descriptorOf<typeof contract.getOrder>('getOrder', 'orders', 'member', 0);
export const getOrderPaymentStatus = /* @__PURE__ */ descriptorOf<typeof contract.getOrderPaymentStatus>(
  'getOrderPaymentStatus',
  'orders',
  'member',
  0,
);
export const getPayment = /* @__PURE__ */ descriptorOf<typeof contract.getPayment>(
  'getPayment',
  'payments',
  'member',
  0,
);
export const getProduct = /* @__PURE__ */ descriptorOf<typeof contract.getProduct>('getProduct', 'products', 'public');
export const getProfile = /* @__PURE__ */ descriptorOf<typeof contract.getProfile>('getProfile', 'user', 'member');
export const getReady = /* @__PURE__ */ descriptorOf<typeof contract.getReady>('getReady', 'service', 'public', 0);
export const getShop = /* @__PURE__ */ descriptorOf<typeof contract.getShop>('getShop', 'service', 'public');
export const getUserInfo = /* @__PURE__ */ descriptorOf<typeof contract.getUserInfo>('getUserInfo', 'user', 'member');
export const listAddresses = /* @__PURE__ */ descriptorOf<typeof contract.listAddresses>(
  'listAddresses',
  'address',
  'member',
);
export const listAfterSales = /* @__PURE__ */ descriptorOf<typeof contract.listAfterSales>(
  'listAfterSales',
  'afterSale',
  'member',
  0,
);
export const listCategories = /* @__PURE__ */ descriptorOf<typeof contract.listCategories>(
  'listCategories',
  'categories',
  'public',
);
export const listCategoryProducts = /* @__PURE__ */ descriptorOf<typeof contract.listCategoryProducts>(
  'listCategoryProducts',
  'products',
  'public',
);
export const listCoupons = /* @__PURE__ */ descriptorOf<typeof contract.listCoupons>(
  'listCoupons',
  'coupons',
  'optional',
);
export const listFavorites = /* @__PURE__ */ descriptorOf<typeof contract.listFavorites>(
  'listFavorites',
  'wishlist',
  'member',
);
export const listNotifications = /* @__PURE__ */ descriptorOf<typeof contract.listNotifications>(
  'listNotifications',
  'notifications',
  'member',
);
export const listOrders = /* @__PURE__ */ descriptorOf<typeof contract.listOrders>('listOrders', 'orders', 'member', 0);
export const listProducts = /* @__PURE__ */ descriptorOf<typeof contract.listProducts>(
  'listProducts',
  'products',
  'public',
);
export const listReviews = /* @__PURE__ */ descriptorOf<typeof contract.listReviews>(
  'listReviews',
  'reviews',
  'public',
);
export const login = /* @__PURE__ */ descriptorOf<typeof contract.login>('login', 'user', 'public');
export const loginByCode = /* @__PURE__ */ descriptorOf<typeof contract.loginByCode>('loginByCode', 'user', 'public');
export const logout = /* @__PURE__ */ descriptorOf<typeof contract.logout>('logout', 'user', 'member');
export const moveToCart = /* @__PURE__ */ descriptorOf<typeof contract.moveToCart>('moveToCart', 'cart', 'member');
export const payOrder = /* @__PURE__ */ descriptorOf<typeof contract.payOrder>('payOrder', 'orders', 'member');
export const paymentCallback = /* @__PURE__ */ descriptorOf<typeof contract.paymentCallback>(
  'paymentCallback',
  'payments',
  'signed',
);
export const ping = /* @__PURE__ */ descriptorOf<typeof contract.ping>('ping', 'service', 'public', 0);
export const previewOrder = /* @__PURE__ */ descriptorOf<typeof contract.previewOrder>(
  'previewOrder',
  'orders',
  'member',
);
export const readAllNotifications = /* @__PURE__ */ descriptorOf<typeof contract.readAllNotifications>(
  'readAllNotifications',
  'notifications',
  'member',
);
export const readNotification = /* @__PURE__ */ descriptorOf<typeof contract.readNotification>(
  'readNotification',
  'notifications',
  'member',
);
export const refreshToken = /* @__PURE__ */ descriptorOf<typeof contract.refreshToken>(
  'refreshToken',
  'user',
  'public',
);
export const register = /* @__PURE__ */ descriptorOf<typeof contract.register>('register', 'user', 'public');
export const reportError = /* @__PURE__ */ descriptorOf<typeof contract.reportError>(
  'reportError',
  'service',
  'public',
);
export const requestAfterSale = /* @__PURE__ */ descriptorOf<typeof contract.requestAfterSale>(
  'requestAfterSale',
  'afterSale',
  'member',
);
export const resetPassword = /* @__PURE__ */ descriptorOf<typeof contract.resetPassword>(
  'resetPassword',
  'user',
  'public',
);
export const reviewOrder = /* @__PURE__ */ descriptorOf<typeof contract.reviewOrder>('reviewOrder', 'orders', 'member');
export const saveForLater = /* @__PURE__ */ descriptorOf<typeof contract.saveForLater>(
  'saveForLater',
  'cart',
  'member',
);
export const searchProducts = /* @__PURE__ */ descriptorOf<typeof contract.searchProducts>(
  'searchProducts',
  'products',
  'public',
);
export const sendContactMessage = /* @__PURE__ */ descriptorOf<typeof contract.sendContactMessage>(
  'sendContactMessage',
  'service',
  'public',
);
export const sendVerificationCode = /* @__PURE__ */ descriptorOf<typeof contract.sendVerificationCode>(
  'sendVerificationCode',
  'user',
  'public',
);
export const setDefaultAddress = /* @__PURE__ */ descriptorOf<typeof contract.setDefaultAddress>(
  'setDefaultAddress',
  'address',
  'member',
);
export const shipAfterSale = /* @__PURE__ */ descriptorOf<typeof contract.shipAfterSale>(
  'shipAfterSale',
  'afterSale',
  'member',
);
export const suggestProducts = /* @__PURE__ */ descriptorOf<typeof contract.suggestProducts>(
  'suggestProducts',
  'products',
  'public',
);
export const updateAddress = /* @__PURE__ */ descriptorOf<typeof contract.updateAddress>(
  'updateAddress',
  'address',
  'member',
);
export const updateCartItem = /* @__PURE__ */ descriptorOf<typeof contract.updateCartItem>(
  'updateCartItem',
  'cart',
  'member',
);
export const updateProfile = /* @__PURE__ */ descriptorOf<typeof contract.updateProfile>(
  'updateProfile',
  'user',
  'member',
);
export const uploadImage = /* @__PURE__ */ descriptorOf<typeof contract.uploadImage>('uploadImage', 'upload', 'member');
export const uploadImages = /* @__PURE__ */ descriptorOf<typeof contract.uploadImages>(
  'uploadImages',
  'upload',
  'member',
);
export const uploadReviewPhotos = /* @__PURE__ */ descriptorOf<typeof contract.uploadReviewPhotos>(
  'uploadReviewPhotos',
  'reviews',
  'member',
);
export const validateCoupon = /* @__PURE__ */ descriptorOf<typeof contract.validateCoupon>(
  'validateCoupon',
  'coupons',
  'member',
);
export const withdrawAfterSale = /* @__PURE__ */ descriptorOf<typeof contract.withdrawAfterSale>(
  'withdrawAfterSale',
  'afterSale',
  'member',
);
