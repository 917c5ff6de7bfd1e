export { type Answer, failure, success, toResponse } from './answer.ts';
export {
  type AgreedPrice,
  assertAgreedPrice,
  chosenPaymentMethod,
  refuseAfterSale,
  withOfferedShipping,
} from './checkOrder.ts';
export { MAX_HOT_PRODUCTS, MIN_NEW_PRODUCTS } from './collections.ts';
export { exceedsDepth } from './exceedsDepth.ts';
export {
  BODY_MS,
  DEADLINE_MS,
  MAX_BATCH,
  MAX_DEPTH,
  MAX_HEADERS,
  MAX_JSON,
  MAX_MULTIPART,
  MAX_URL,
  UPLOAD_MS,
} from './limits.ts';
export { fieldMessage } from './messages/fieldMessage.ts';
export { groupName, type NamedGroup } from './messages/groupName.ts';
export {
  type AfterSaleNotice,
  afterSaleNotice,
  afterSaleNoticeOf,
  couponNotice,
  type NoticeText,
  type OrderNotice,
  orderNotice,
  sessionEndedNotice,
} from './messages/notices.ts';
export { CARRIER, carrierName, carrierOf, parcelStepOf, parcelSteps, parcelWay } from './messages/parcel.ts';
export {
  isToBeSentBack,
  nextSellerEvent,
  returnAddressOf,
  type SellerView,
  sellerEventDueAt,
  sellerRefusal,
  type WaitingRequest,
} from './messages/sampleSeller.ts';
export { freshNickname, serverMessages } from './messages/serverMessages.ts';
export { parseRequest, type Unparsed } from './parseRequest.ts';
export {
  averageStars,
  listTree,
  maskNickname,
  reviewSummary,
  toAttributes,
  toBlock,
  toCover,
  toPicture,
} from './presenters.ts';
export { type ReadBody, readBody } from './readBody.ts';
export { type FieldCode, Refusal, type RefusalOptions, refuse } from './refuse.ts';
export { isDecodable, isUnambiguousPath, readQuery } from './requestUrl.ts';
