import type { BusinessCode } from '../../errors/businessCodes.ts';
import type { Locale } from '../../messages/locale.ts';

/** The sentence for each reason of a refusal. */
export const refusalMessages: Readonly<Record<BusinessCode, Readonly<Record<Locale, string>>>> = {
  VALIDATION: { 'zh-CN': '请求参数错误，请检查输入', 'en-US': 'Invalid request. Please check your input.' },
  UNAUTHORIZED: { 'zh-CN': '登录已过期，请重新登录', 'en-US': 'Your session has expired. Please log in again.' },
  BAD_CREDENTIALS: { 'zh-CN': '用户名或密码错误', 'en-US': 'Wrong username or password.' },
  FORBIDDEN: { 'zh-CN': '没有权限进行此操作', 'en-US': 'You do not have permission to do this.' },
  NOT_FOUND: { 'zh-CN': '请求的资源不存在', 'en-US': 'The requested resource does not exist.' },
  METHOD_NOT_ALLOWED: { 'zh-CN': '请求失败(405),请稍后重试', 'en-US': 'Request failed (405). Please try again later.' },
  OUT_OF_STOCK: { 'zh-CN': '库存不足', 'en-US': 'Not enough in stock.' },
  PURCHASE_LIMIT: { 'zh-CN': '已达购买上限', 'en-US': 'You have reached the purchase limit.' },
  PRICE_CHANGED: {
    'zh-CN': '价格已变化，请确认后重新提交',
    'en-US': 'The price has changed. Please confirm and try again.',
  },
  COUPON_UNUSABLE: { 'zh-CN': '优惠券不可用', 'en-US': 'This coupon cannot be used.' },
  COUPON_CLAIMED: { 'zh-CN': '您已领取过该优惠券', 'en-US': 'You already have this coupon.' },
  COUPON_SOLD_OUT: { 'zh-CN': '优惠券已领完', 'en-US': 'This coupon is gone.' },
  USERNAME_TAKEN: { 'zh-CN': '用户名已被使用', 'en-US': 'This username is taken.' },
  ORDER_STATE: {
    'zh-CN': '订单状态已变化，请刷新后重试',
    'en-US': 'The order has changed. Refresh the page and try again.',
  },
  ALREADY_REVIEWED: { 'zh-CN': '该商品已评价', 'en-US': 'You have already reviewed this item.' },
  AFTER_SALE_STATE: {
    'zh-CN': '售后状态已变化，请刷新后重试',
    'en-US': 'The request has changed. Refresh the page and try again.',
  },
  AFTER_SALE_UNAVAILABLE: {
    'zh-CN': '该商品暂时无法申请退款或退货',
    'en-US': 'A return or refund is not possible for this item now.',
  },
  ADDRESS_LIMIT: { 'zh-CN': '收货地址数量已达上限', 'en-US': 'You have reached the most addresses allowed.' },
  ADDRESS_REQUIRED: { 'zh-CN': '请选择收货地址', 'en-US': 'Please choose a shipping address.' },
  IDEMPOTENCY_MISMATCH: {
    'zh-CN': '该请求标识已用于其他内容，请重新提交',
    'en-US': 'This idempotency key was used for something else. Please submit again.',
  },
  CHECKOUT_USED: {
    'zh-CN': '本次结算已生成订单，内容与此不同，请查看订单',
    'en-US': 'This checkout has already placed an order with other content. Please look at your orders.',
  },
  EVENT_USED: {
    'zh-CN': '该事件标识已用于另一笔支付',
    'en-US': 'This event id was used for another payment.',
  },
  RATE_LIMITED: { 'zh-CN': '请求失败(429),请稍后重试', 'en-US': 'Request failed (429). Please try again later.' },
  PAYLOAD_TOO_LARGE: { 'zh-CN': '请求内容过大', 'en-US': 'The request is too large.' },
  URI_TOO_LONG: { 'zh-CN': '请求地址过长', 'en-US': 'The address of the request is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { 'zh-CN': '不支持的请求格式', 'en-US': 'The format of the request is not supported.' },
  UPLOAD_REJECTED: {
    'zh-CN': '图片无法处理，请换一张 JPEG、PNG 或 WebP 图片',
    'en-US': 'This picture cannot be used. Please choose another JPEG, PNG or WebP picture.',
  },
  CODE_INVALID: { 'zh-CN': '验证码错误或已过期', 'en-US': 'The verification code is wrong or has expired.' },
  CODE_UNAVAILABLE: {
    'zh-CN': '本店暂时无法发送短信',
    'en-US': 'This shop cannot send text messages at present.',
  },
  PHONE_UNKNOWN: { 'zh-CN': '该手机号没有对应的账号', 'en-US': 'No account has this phone number.' },
  PHONE_TAKEN: { 'zh-CN': '该手机号已被其他账号使用', 'en-US': 'Another account has this phone number.' },
  OFF_SALE: { 'zh-CN': '商品已下架', 'en-US': 'This product is no longer on sale.' },
  CART_LIMIT: { 'zh-CN': '购物车已满', 'en-US': 'The cart is full.' },
  SAVED_LIMIT: { 'zh-CN': '稍后再买的商品已满', 'en-US': 'You have saved the most products allowed.' },
  CART_CHANGED: {
    'zh-CN': '购物车已在别处变动，请返回购物车确认',
    'en-US': 'Your cart has changed elsewhere. Please go back to the cart and check it.',
  },
  SIGNATURE: { 'zh-CN': '签名无效', 'en-US': 'The signature is not valid.' },
  CONNECTION_REQUIRED: {
    'zh-CN': '此操作需要联网，请连接网络后重试',
    'en-US': 'This needs a connection. Please go online and try again.',
  },
  DATABASE: {
    'zh-CN': '数据库服务暂时不可用，请稍后重试',
    'en-US': 'The database is temporarily unavailable. Please try again later.',
  },
  OVERLOADED: {
    'zh-CN': '当前访问人数过多，请稍后重试',
    'en-US': 'The shop is very busy right now. Please try again in a moment.',
  },
  INTERNAL: { 'zh-CN': '服务器错误，请稍后重试', 'en-US': 'Server error. Please try again later.' },
};

/** The word in the envelope of a success. */
export const successMessage: Readonly<Record<Locale, string>> = { 'zh-CN': '成功', 'en-US': 'OK' };
