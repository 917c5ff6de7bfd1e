import type {
  addFavorite as addFavoriteCall,
  addSavedItem as addSavedItemCall,
  addToCart as addToCartCall,
  batchAddToCart as batchAddToCartCall,
  batchDeleteCartItems as batchDeleteCartItemsCall,
  cancelOrder as cancelOrderCall,
  changePassword as changePasswordCall,
  checkFavorite as checkFavoriteCall,
  claimCoupon as claimCouponCall,
  clearCart as clearCartCall,
  confirmOrder as confirmOrderCall,
  createAddress as createAddressCall,
  createOrder as createOrderCall,
  createOrderPayment as createOrderPaymentCall,
  createPayment as createPaymentCall,
  createReview as createReviewCall,
  deleteAddress as deleteAddressCall,
  deleteCartItem as deleteCartItemCall,
  deleteFavorite as deleteFavoriteCall,
  deleteOrder as deleteOrderCall,
  deleteSavedItem as deleteSavedItemCall,
  getCart as getCartCall,
  getCartCount as getCartCountCall,
  getCategoryTree as getCategoryTreeCall,
  getFacets as getFacetsCall,
  getHealth as getHealthCall,
  getHome as getHomeCall,
  getHomeCarousels as getHomeCarouselsCall,
  getHomeCategories as getHomeCategoriesCall,
  getHomeRecommended as getHomeRecommendedCall,
  getLogistics as getLogisticsCall,
  getOrder as getOrderCall,
  getOrderPaymentStatus as getOrderPaymentStatusCall,
  getPayment as getPaymentCall,
  getProduct as getProductCall,
  getProfile as getProfileCall,
  getReady as getReadyCall,
  getUserInfo as getUserInfoCall,
  listAddresses as listAddressesCall,
  listAfterSales as listAfterSalesCall,
  listCategories as listCategoriesCall,
  listCategoryProducts as listCategoryProductsCall,
  listCoupons as listCouponsCall,
  listFavorites as listFavoritesCall,
  listNotifications as listNotificationsCall,
  listOrders as listOrdersCall,
  listProducts as listProductsCall,
  listReviews as listReviewsCall,
  loginByCode as loginByCodeCall,
  login as loginCall,
  logout as logoutCall,
  moveToCart as moveToCartCall,
  paymentCallback as paymentCallbackCall,
  payOrder as payOrderCall,
  ping as pingCall,
  previewOrder as previewOrderCall,
  readAllNotifications as readAllNotificationsCall,
  readNotification as readNotificationCall,
  refreshToken as refreshTokenCall,
  register as registerCall,
  reportError as reportErrorCall,
  requestAfterSale as requestAfterSaleCall,
  resetPassword as resetPasswordCall,
  reviewOrder as reviewOrderCall,
  saveForLater as saveForLaterCall,
  searchProducts as searchProductsCall,
  sendContactMessage as sendContactMessageCall,
  sendVerificationCode as sendVerificationCodeCall,
  setDefaultAddress as setDefaultAddressCall,
  shipAfterSale as shipAfterSaleCall,
  suggestProducts as suggestProductsCall,
  updateAddress as updateAddressCall,
  updateCartItem as updateCartItemCall,
  updateProfile as updateProfileCall,
  uploadImage as uploadImageCall,
  uploadImages as uploadImagesCall,
  uploadReviewPhotos as uploadReviewPhotosCall,
  validateCoupon as validateCouponCall,
  withdrawAfterSale as withdrawAfterSaleCall,
} from '../contract/index.ts';
import { type EndpointHead, head } from './endpointHead.ts';

// One for each call of the contract; a test holds them against it.

export const addFavorite: EndpointHead<typeof addFavoriteCall> = /* @__PURE__ */ head(
  'addFavorite',
  'wishlist',
  'member',
);
export const addSavedItem: EndpointHead<typeof addSavedItemCall> = /* @__PURE__ */ head(
  'addSavedItem',
  'cart',
  'member',
);
export const addToCart: EndpointHead<typeof addToCartCall> = /* @__PURE__ */ head('addToCart', 'cart', 'member');
export const batchAddToCart: EndpointHead<typeof batchAddToCartCall> = /* @__PURE__ */ head(
  'batchAddToCart',
  'cart',
  'member',
);
export const batchDeleteCartItems: EndpointHead<typeof batchDeleteCartItemsCall> = /* @__PURE__ */ head(
  'batchDeleteCartItems',
  'cart',
  'member',
);
export const cancelOrder: EndpointHead<typeof cancelOrderCall> = /* @__PURE__ */ head(
  'cancelOrder',
  'orders',
  'member',
);
export const changePassword: EndpointHead<typeof changePasswordCall> = /* @__PURE__ */ head(
  'changePassword',
  'user',
  'member',
);
export const checkFavorite: EndpointHead<typeof checkFavoriteCall> = /* @__PURE__ */ head(
  'checkFavorite',
  'wishlist',
  'member',
);
export const claimCoupon: EndpointHead<typeof claimCouponCall> = /* @__PURE__ */ head(
  'claimCoupon',
  'coupons',
  'member',
);
export const clearCart: EndpointHead<typeof clearCartCall> = /* @__PURE__ */ head('clearCart', 'cart', 'member');
export const confirmOrder: EndpointHead<typeof confirmOrderCall> = /* @__PURE__ */ head(
  'confirmOrder',
  'orders',
  'member',
);
export const createAddress: EndpointHead<typeof createAddressCall> = /* @__PURE__ */ head(
  'createAddress',
  'address',
  'member',
);
export const createOrder: EndpointHead<typeof createOrderCall> = /* @__PURE__ */ head(
  'createOrder',
  'orders',
  'member',
);
export const createOrderPayment: EndpointHead<typeof createOrderPaymentCall> = /* @__PURE__ */ head(
  'createOrderPayment',
  'orders',
  'member',
);
export const createPayment: EndpointHead<typeof createPaymentCall> = /* @__PURE__ */ head(
  'createPayment',
  'payments',
  'member',
);
export const createReview: EndpointHead<typeof createReviewCall> = /* @__PURE__ */ head(
  'createReview',
  'reviews',
  'member',
);
export const deleteAddress: EndpointHead<typeof deleteAddressCall> = /* @__PURE__ */ head(
  'deleteAddress',
  'address',
  'member',
);
export const deleteCartItem: EndpointHead<typeof deleteCartItemCall> = /* @__PURE__ */ head(
  'deleteCartItem',
  'cart',
  'member',
);
export const deleteFavorite: EndpointHead<typeof deleteFavoriteCall> = /* @__PURE__ */ head(
  'deleteFavorite',
  'wishlist',
  'member',
);
export const deleteOrder: EndpointHead<typeof deleteOrderCall> = /* @__PURE__ */ head(
  'deleteOrder',
  'orders',
  'member',
);
export const deleteSavedItem: EndpointHead<typeof deleteSavedItemCall> = /* @__PURE__ */ head(
  'deleteSavedItem',
  'cart',
  'member',
);
export const getCart: EndpointHead<typeof getCartCall> = /* @__PURE__ */ head('getCart', 'cart', 'member');
export const getCartCount: EndpointHead<typeof getCartCountCall> = /* @__PURE__ */ head(
  'getCartCount',
  'cart',
  'member',
);
export const getCategoryTree: EndpointHead<typeof getCategoryTreeCall> = /* @__PURE__ */ head(
  'getCategoryTree',
  'categories',
  'public',
  1_800_000,
);
export const getFacets: EndpointHead<typeof getFacetsCall> = /* @__PURE__ */ head('getFacets', 'products', 'public');
export const getHealth: EndpointHead<typeof getHealthCall> = /* @__PURE__ */ head('getHealth', 'service', 'public', 0);
export const getHome: EndpointHead<typeof getHomeCall> = /* @__PURE__ */ head('getHome', 'home', 'public');
export const getHomeCarousels: EndpointHead<typeof getHomeCarouselsCall> = /* @__PURE__ */ head(
  'getHomeCarousels',
  'home',
  'public',
);
export const getHomeCategories: EndpointHead<typeof getHomeCategoriesCall> = /* @__PURE__ */ head(
  'getHomeCategories',
  'home',
  'public',
);
export const getHomeRecommended: EndpointHead<typeof getHomeRecommendedCall> = /* @__PURE__ */ head(
  'getHomeRecommended',
  'home',
  'public',
);
export const getLogistics: EndpointHead<typeof getLogisticsCall> = /* @__PURE__ */ head(
  'getLogistics',
  'orders',
  'member',
  0,
);
export const getOrder: EndpointHead<typeof getOrderCall> = /* @__PURE__ */ head('getOrder', 'orders', 'member', 0);
export const getOrderPaymentStatus: EndpointHead<typeof getOrderPaymentStatusCall> = /* @__PURE__ */ head(
  'getOrderPaymentStatus',
  'orders',
  'member',
  0,
);
export const getPayment: EndpointHead<typeof getPaymentCall> = /* @__PURE__ */ head(
  'getPayment',
  'payments',
  'member',
  0,
);
export const getProduct: EndpointHead<typeof getProductCall> = /* @__PURE__ */ head('getProduct', 'products', 'public');
export const getProfile: EndpointHead<typeof getProfileCall> = /* @__PURE__ */ head('getProfile', 'user', 'member');
export const getReady: EndpointHead<typeof getReadyCall> = /* @__PURE__ */ head('getReady', 'service', 'public', 0);
export const getUserInfo: EndpointHead<typeof getUserInfoCall> = /* @__PURE__ */ head('getUserInfo', 'user', 'member');
export const listAddresses: EndpointHead<typeof listAddressesCall> = /* @__PURE__ */ head(
  'listAddresses',
  'address',
  'member',
);
export const listAfterSales: EndpointHead<typeof listAfterSalesCall> = /* @__PURE__ */ head(
  'listAfterSales',
  'afterSale',
  'member',
  0,
);
export const listCategories: EndpointHead<typeof listCategoriesCall> = /* @__PURE__ */ head(
  'listCategories',
  'categories',
  'public',
);
export const listCategoryProducts: EndpointHead<typeof listCategoryProductsCall> = /* @__PURE__ */ head(
  'listCategoryProducts',
  'products',
  'public',
);
export const listCoupons: EndpointHead<typeof listCouponsCall> = /* @__PURE__ */ head(
  'listCoupons',
  'coupons',
  'optional',
);
export const listFavorites: EndpointHead<typeof listFavoritesCall> = /* @__PURE__ */ head(
  'listFavorites',
  'wishlist',
  'member',
);
export const listNotifications: EndpointHead<typeof listNotificationsCall> = /* @__PURE__ */ head(
  'listNotifications',
  'notifications',
  'member',
);
export const listOrders: EndpointHead<typeof listOrdersCall> = /* @__PURE__ */ head(
  'listOrders',
  'orders',
  'member',
  0,
);
export const listProducts: EndpointHead<typeof listProductsCall> = /* @__PURE__ */ head(
  'listProducts',
  'products',
  'public',
);
export const listReviews: EndpointHead<typeof listReviewsCall> = /* @__PURE__ */ head(
  'listReviews',
  'reviews',
  'public',
);
export const login: EndpointHead<typeof loginCall> = /* @__PURE__ */ head('login', 'user', 'public');
export const loginByCode: EndpointHead<typeof loginByCodeCall> = /* @__PURE__ */ head('loginByCode', 'user', 'public');
export const logout: EndpointHead<typeof logoutCall> = /* @__PURE__ */ head('logout', 'user', 'member');
export const moveToCart: EndpointHead<typeof moveToCartCall> = /* @__PURE__ */ head('moveToCart', 'cart', 'member');
export const payOrder: EndpointHead<typeof payOrderCall> = /* @__PURE__ */ head('payOrder', 'orders', 'member');
export const paymentCallback: EndpointHead<typeof paymentCallbackCall> = /* @__PURE__ */ head(
  'paymentCallback',
  'payments',
  'signed',
);
export const ping: EndpointHead<typeof pingCall> = /* @__PURE__ */ head('ping', 'service', 'public', 0);
export const previewOrder: EndpointHead<typeof previewOrderCall> = /* @__PURE__ */ head(
  'previewOrder',
  'orders',
  'member',
);
export const readAllNotifications: EndpointHead<typeof readAllNotificationsCall> = /* @__PURE__ */ head(
  'readAllNotifications',
  'notifications',
  'member',
);
export const readNotification: EndpointHead<typeof readNotificationCall> = /* @__PURE__ */ head(
  'readNotification',
  'notifications',
  'member',
);
export const refreshToken: EndpointHead<typeof refreshTokenCall> = /* @__PURE__ */ head(
  'refreshToken',
  'user',
  'public',
);
export const register: EndpointHead<typeof registerCall> = /* @__PURE__ */ head('register', 'user', 'public');
export const reportError: EndpointHead<typeof reportErrorCall> = /* @__PURE__ */ head(
  'reportError',
  'service',
  'public',
);
export const requestAfterSale: EndpointHead<typeof requestAfterSaleCall> = /* @__PURE__ */ head(
  'requestAfterSale',
  'afterSale',
  'member',
);
export const resetPassword: EndpointHead<typeof resetPasswordCall> = /* @__PURE__ */ head(
  'resetPassword',
  'user',
  'public',
);
export const reviewOrder: EndpointHead<typeof reviewOrderCall> = /* @__PURE__ */ head(
  'reviewOrder',
  'orders',
  'member',
);
export const saveForLater: EndpointHead<typeof saveForLaterCall> = /* @__PURE__ */ head(
  'saveForLater',
  'cart',
  'member',
);
export const searchProducts: EndpointHead<typeof searchProductsCall> = /* @__PURE__ */ head(
  'searchProducts',
  'products',
  'public',
);
export const sendContactMessage: EndpointHead<typeof sendContactMessageCall> = /* @__PURE__ */ head(
  'sendContactMessage',
  'service',
  'public',
);
export const sendVerificationCode: EndpointHead<typeof sendVerificationCodeCall> = /* @__PURE__ */ head(
  'sendVerificationCode',
  'user',
  'public',
);
export const setDefaultAddress: EndpointHead<typeof setDefaultAddressCall> = /* @__PURE__ */ head(
  'setDefaultAddress',
  'address',
  'member',
);
export const shipAfterSale: EndpointHead<typeof shipAfterSaleCall> = /* @__PURE__ */ head(
  'shipAfterSale',
  'afterSale',
  'member',
);
export const suggestProducts: EndpointHead<typeof suggestProductsCall> = /* @__PURE__ */ head(
  'suggestProducts',
  'products',
  'public',
);
export const updateAddress: EndpointHead<typeof updateAddressCall> = /* @__PURE__ */ head(
  'updateAddress',
  'address',
  'member',
);
export const updateCartItem: EndpointHead<typeof updateCartItemCall> = /* @__PURE__ */ head(
  'updateCartItem',
  'cart',
  'member',
);
export const updateProfile: EndpointHead<typeof updateProfileCall> = /* @__PURE__ */ head(
  'updateProfile',
  'user',
  'member',
);
export const uploadImage: EndpointHead<typeof uploadImageCall> = /* @__PURE__ */ head(
  'uploadImage',
  'upload',
  'member',
);
export const uploadImages: EndpointHead<typeof uploadImagesCall> = /* @__PURE__ */ head(
  'uploadImages',
  'upload',
  'member',
);
export const uploadReviewPhotos: EndpointHead<typeof uploadReviewPhotosCall> = /* @__PURE__ */ head(
  'uploadReviewPhotos',
  'reviews',
  'member',
);
export const validateCoupon: EndpointHead<typeof validateCouponCall> = /* @__PURE__ */ head(
  'validateCoupon',
  'coupons',
  'member',
);
export const withdrawAfterSale: EndpointHead<typeof withdrawAfterSaleCall> = /* @__PURE__ */ head(
  'withdrawAfterSale',
  'afterSale',
  'member',
);
