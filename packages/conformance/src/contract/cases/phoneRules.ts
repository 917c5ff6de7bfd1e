import {
  type EndpointInput,
  getProfile,
  login,
  register,
  type SignedIn,
  updateProfile,
} from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { assertOffered, type ContractTarget } from '../contractTarget.ts';
import { judgeReason, judgeRefusal, judgeSuccess, withoutRequestId } from '../judge.ts';
import { newPhone, newPhoneAccount, verifyAccountPhone, verifyNewPhone } from '../steps.ts';
import { sendCall } from '../wire.ts';
import type { Rule } from './rule.ts';

type Changes = NonNullable<EndpointInput<typeof updateProfile>['body']>;

const save = (target: ContractTarget, { token }: Pick<SignedIn, 'token'>, body: Changes) =>
  sendCall(target, updateProfile, { body }, { token });

async function phoneOf(target: ContractTarget, { token }: Pick<SignedIn, 'token'>): Promise<unknown> {
  return judgeSuccess(getProfile, await sendCall(target, getProfile, {}, { token }));
}

/** Another code than the one that was sent. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The phone of a profile logs in, so each change of it is proved. */
export const phoneRules: readonly Rule[] = [
  {
    endpoint: updateProfile,
    sentence: 'saves no new phone without a code that was sent to it',
    async tryOn(world, target) {
      const shopper = await world.newShopper();
      const { phone: before } = await shopper.call(getProfile);
      const phone = newPhone();
      const { fields } = judgeRefusal(await save(target, shopper, { phone }), 400);
      assertShown(
        `PUT ${updateProfile.path} of a phone without a code`,
        'data.fields',
        ['code'],
        Object.keys(fields ?? {}),
      );
      judgeReason(await save(target, shopper, { phone, code: '000000' }), 400, 'CODE_INVALID');
      assertShown(`GET ${getProfile.path} after both`, 'data', { phone: before }, await phoneOf(target, shopper));
    },
  },
  {
    endpoint: updateProfile,
    sentence: 'makes a phone that was proved by a code the one that logs in',
    async tryOn(world, target) {
      assertOffered(target, register); // a lent account keeps its phone
      const shopper = await world.newShopper();
      const { phone, code } = await verifyNewPhone(world);
      const saved = judgeSuccess(updateProfile, await save(target, shopper, { phone, code }));
      assertShown(`PUT ${updateProfile.path} with a phone and its code`, 'data', { phone }, saved);
      const body = { username: phone, password: await world.hash(shopper.password) };
      const { userUuid } = judgeSuccess(login, await sendCall(target, login, { body })) as SignedIn;
      assertShown(`POST ${login.path} with that phone`, 'data.userUuid', shopper.userUuid, userUuid);
      judgeReason(await save(target, await world.newShopper(), { phone, code }), 400, 'CODE_INVALID');
      judgeSuccess(updateProfile, await save(target, shopper, { phone, bio: 'the same phone' }));
      const emptied = judgeSuccess(updateProfile, await save(target, shopper, { phone: null }));
      assertShown(`PUT ${updateProfile.path} without a phone`, 'data', { phone: null }, emptied);
      judgeReason(await sendCall(target, login, { body }), 401, 'BAD_CREDENTIALS');
    },
  },
  {
    endpoint: updateProfile,
    sentence: 'refuses a phone that another account logs in with, after its code was verified',
    async tryOn(world, target) {
      const shopper = await world.newShopper();
      const before = (await shopper.call(getProfile)).phone;
      const { phone, code } = await verifyAccountPhone(world);
      const free = await verifyNewPhone(world);
      const [toTaken, toFree] = await Promise.all(
        [
          { phone, code: wrong(code) },
          { phone: free.phone, code: wrong(free.code) },
        ].map(async (body) => {
          const answer = await save(target, shopper, body);
          judgeReason(answer, 400, 'CODE_INVALID');
          return withoutRequestId(JSON.parse(answer.text));
        }),
      );
      assertShown(`PUT ${updateProfile.path} with a wrong code`, 'the envelope', toTaken, toFree);
      judgeReason(await save(target, shopper, { phone, code }), 409, 'PHONE_TAKEN');
      assertShown(`GET ${getProfile.path} after both`, 'data', { phone: before }, await phoneOf(target, shopper));
    },
  },
  {
    endpoint: updateProfile,
    sentence: 'leaves an account without a password its phone',
    async tryOn(world, target) {
      const { phone, account } = await newPhoneAccount(world);
      judgeReason(await save(target, account, { phone: null }), 409, 'PHONE_REQUIRED');
      const saved = judgeSuccess(updateProfile, await save(target, account, { phone, bio: 'the same phone' }));
      assertShown(`PUT ${updateProfile.path} with the present phone`, 'data', { phone }, saved);
    },
  },
];
