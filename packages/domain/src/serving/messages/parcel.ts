import type { LocalizedText } from './localizedText.ts';

/** What happens to a parcel on its way, in the order in which it happens. */
export const parcelSteps = [
  { code: 'PICKED_UP', text: { 'zh-CN': '快递员已揽收包裹', 'en-US': 'The carrier has picked up the parcel.' } },
  { code: 'DEPARTED', text: { 'zh-CN': '包裹已离开发货地', 'en-US': 'The parcel has left the place of dispatch.' } },
  { code: 'IN_TRANSIT', text: { 'zh-CN': '包裹正在运往目的地', 'en-US': 'The parcel is on its way to your region.' } },
  { code: 'ARRIVED', text: { 'zh-CN': '包裹已到达所在城市', 'en-US': 'The parcel has arrived in your city.' } },
  { code: 'OUT_FOR_DELIVERY', text: { 'zh-CN': '快递员正在派送', 'en-US': 'The parcel is out for delivery.' } },
  {
    code: 'DELIVERED',
    text: { 'zh-CN': '包裹已送达，请确认收货', 'en-US': 'The parcel was delivered. Please confirm receipt.' },
  },
] as const satisfies readonly { code: string; text: LocalizedText }[];

/** The carrier of the sample shop. */
export const CARRIER = '绿头鸭速运 Mallard Express';
