import type { CallInput } from '../client/input.ts';
import { createAddress } from '../contract/address.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { sendContactMessage } from '../contract/service.ts';
import { register, sendVerificationCode, updateProfile } from '../contract/user.ts';
import type { PhoneRegion } from '../validation/phone.ts';
import type { FieldCase } from './fieldCases.ts';

/** Sends a call and returns its data, or the codes of the refused fields. */
export type SendCall = (
  endpoint: Endpoint,
  input: CallInput,
) => Promise<{ data: unknown } | { fields: Readonly<Record<string, string>> }>;

/** A county of each region with its own phone numbers. */
export const caseRegions = {
  mainland: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  HK: { province: '香港特别行政区', city: '香港岛', county: '中西区', areaCode: '810101' },
  MO: { province: '澳门特别行政区', city: '澳门半岛', county: '花地玛堂区', areaCode: '820101' },
  TW: { province: '台湾省', city: '台北市', county: '中正区', areaCode: '710101' },
} as const satisfies Record<PhoneRegion, object>;

const address = {
  recipientName: '林小满',
  phone: '13800138000',
  detailAddress: '文三路 1 号',
  postcode: '',
  region: caseRegions.mainland,
};
const message = { name: '林小满', contact: 'duck@example.com', topic: 'other', message: '你好' };

interface FieldCall {
  endpoint: Endpoint;
  /** Name of the field in the call. */
  name: string;
  /** Whether the response contains the stored text. */
  isAnswered: boolean;
  /** Whether the call may be refused for another reason. @default false */
  mayFail?: boolean;
  body: object;
}

/** Returns the call that contains a field's text. */
function callOf({ field, input, region = 'mainland' }: FieldCase): FieldCall {
  switch (field) {
    case 'recipientName':
    case 'phone':
    case 'detailAddress':
    case 'postcode':
      return {
        endpoint: createAddress,
        name: field,
        isAnswered: true,
        body: { ...address, region: caseRegions[region], [field]: input },
      };
    case 'contactName':
    case 'contactMessage': {
      const name = field === 'contactName' ? 'name' : 'message';
      return { endpoint: sendContactMessage, name, isAnswered: false, body: { ...message, [name]: input } };
    }
    case 'username': {
      const account = { password: 'a'.repeat(64), nickname: '小鸭' };
      return { endpoint: register, name: field, isAnswered: false, body: { ...account, username: input } };
    }
    case 'mobilePhone':
      // Offline it is refused for the missing connection, but the phone is checked before that.
      return {
        endpoint: sendVerificationCode,
        name: 'phone',
        isAnswered: false,
        mayFail: true,
        body: { phone: input },
      };
    default:
      return { endpoint: updateProfile, name: field, isAnswered: true, body: { [field]: input } };
  }
}

/**
 * Sends a text through the API of any back end.
 *
 * @returns the stored value, to be compared with `expect`; `value` is missing for a call without a result
 */
export async function sendFieldCase(one: FieldCase, send: SendCall): Promise<{ value?: unknown } | { code: unknown }> {
  const { endpoint, name, isAnswered, mayFail = false, body } = callOf(one);
  const answer = await send(endpoint, { body });
  if ('fields' in answer) return mayFail && !(name in answer.fields) ? {} : { code: answer.fields[name] };
  return isAnswered ? { value: (answer.data as Record<string, unknown>)[name] } : {};
}
