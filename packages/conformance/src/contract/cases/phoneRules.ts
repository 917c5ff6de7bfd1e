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
import type { RunContext, Shopper } from '../runContext.ts';
import { newPhone, newPhoneAccount, verifyAccountPhone, verifyNewPhone } from '../steps.ts';
import { validateReason, validateRefusal, validateSuccess, withoutRequestId } from '../validateAnswer.ts';
import { sendCall, type WireAnswer } from '../wireRequest.ts';
import type { Rule } from './rule.ts';

type Changes = NonNullable<EndpointInput<typeof updateProfile>['body']>;

const save = (target: ContractTarget, { token }: Pick<SignedIn, 'token'>, body: Changes) =>
  sendCall(target, updateProfile, { body }, { token });

async function phoneOf(target: ContractTarget, { token }: Pick<SignedIn, 'token'>): Promise<unknown> {
  return validateSuccess(getProfile, await sendCall(target, getProfile, {}, { token }));
}

/** Checks that a change is refused with an error at one field only. */
function validateFieldError(description: string, answer: WireAnswer, field: string): void {
  const { fields } = validateRefusal(answer, 400);
  assertShown(`PUT ${updateProfile.path} ${description}`, 'data.fields', [field], Object.keys(fields ?? {}));
}

/** Returns a wrong code. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Returns what proves that a shopper with a password changes the phone. */
const passwordOf = async (context: RunContext, shopper: Shopper) => ({
  currentPassword: await context.hash(shopper.password),
});

/** The phone of a profile logs in and resets the password, so each change of it requires proof. */
export const phoneRules: readonly Rule[] = [
  {
    endpoint: updateProfile,
    sentence: 'saves no new phone without a code that was sent to it',
    async tryOn(context, target) {
      const shopper = await context.newShopper();
      const { phone: before } = await shopper.call(getProfile);
      const phone = newPhone();
      const proof = await passwordOf(context, shopper);
      validateFieldError('of a phone without a code', await save(target, shopper, { ...proof, phone }), 'code');
      validateReason(await save(target, shopper, { ...proof, phone, code: '000000' }), 400, 'CODE_INVALID');
      assertShown(`GET ${getProfile.path} after both`, 'data', { phone: before }, await phoneOf(target, shopper));
    },
  },
  {
    endpoint: updateProfile,
    sentence: 'saves no new phone of an account with a password without its current password',
    async tryOn(context, target) {
      const shopper = await context.newShopper();
      const { phone: before } = await shopper.call(getProfile);
      const { phone, code } = await verifyNewPhone(context);
      validateFieldError(
        'of a phone without the current password',
        await save(target, shopper, { phone, code }),
        'currentPassword',
      );
      const currentPassword = await context.hash('not the password 1');
      validateFieldError(
        'of a phone with a wrong password',
        await save(target, shopper, { phone, code, currentPassword }),
        'currentPassword',
      );
      assertShown(`GET ${getProfile.path} after both`, 'data', { phone: before }, await phoneOf(target, shopper));
    },
  },
  {
    endpoint: updateProfile,
    sentence: 'replaces the phone of an account without a password only with a code sent to each phone',
    async tryOn(context, target) {
      const { phone: before, code: currentPhoneCode, account } = await verifyAccountPhone(context);
      const { phone, code } = await verifyNewPhone(context);
      validateFieldError(
        'of a phone without a code sent to the current one',
        await save(target, account, { phone, code }),
        'currentPhoneCode',
      );
      assertShown(`GET ${getProfile.path} after it`, 'data', { phone: before }, await phoneOf(target, account));
      const saved = validateSuccess(updateProfile, await save(target, account, { phone, code, currentPhoneCode }));
      assertShown(`PUT ${updateProfile.path} with both codes`, 'data', { phone }, saved);
      const next = await verifyNewPhone(context);
      validateReason(await save(target, account, { ...next, currentPhoneCode: '000000' }), 400, 'CODE_INVALID');
      assertShown(`GET ${getProfile.path} after a wrong code`, 'data', { phone }, await phoneOf(target, account));
    },
  },
  {
    endpoint: updateProfile,
    sentence: 'makes a phone that was proved by a code the one that logs in',
    async tryOn(context, target) {
      assertOffered(target, register); // A provided account keeps its phone.
      const shopper = await context.newShopper();
      const { phone, code } = await verifyNewPhone(context);
      const proof = await passwordOf(context, shopper);
      const saved = validateSuccess(updateProfile, await save(target, shopper, { ...proof, phone, code }));
      assertShown(`PUT ${updateProfile.path} with a phone and its code`, 'data', { phone }, saved);
      const body = { username: phone, password: proof.currentPassword };
      const { userUuid } = validateSuccess(login, await sendCall(target, login, { body })) as SignedIn;
      assertShown(`POST ${login.path} with that phone`, 'data.userUuid', shopper.userUuid, userUuid);
      const other = await context.newShopper();
      const otherProof = await passwordOf(context, other);
      validateReason(await save(target, other, { ...otherProof, phone, code }), 400, 'CODE_INVALID');
      validateSuccess(updateProfile, await save(target, shopper, { phone, bio: 'the same phone' }));
      validateFieldError(
        'without a phone and without the current password',
        await save(target, shopper, { phone: null }),
        'currentPassword',
      );
      const emptied = validateSuccess(updateProfile, await save(target, shopper, { ...proof, phone: null }));
      assertShown(`PUT ${updateProfile.path} without a phone`, 'data', { phone: null }, emptied);
      validateReason(await sendCall(target, login, { body }), 401, 'BAD_CREDENTIALS');
    },
  },
  {
    endpoint: updateProfile,
    sentence: 'refuses a phone that another account logs in with, after its code was verified',
    async tryOn(context, target) {
      const shopper = await context.newShopper();
      const before = (await shopper.call(getProfile)).phone;
      const { phone, code } = await verifyAccountPhone(context);
      const free = await verifyNewPhone(context);
      const proof = await passwordOf(context, shopper);
      const [toTaken, toFree] = await Promise.all(
        [
          { phone, code: wrong(code) },
          { phone: free.phone, code: wrong(free.code) },
        ].map(async (body) => {
          const answer = await save(target, shopper, { ...proof, ...body });
          validateReason(answer, 400, 'CODE_INVALID');
          return withoutRequestId(JSON.parse(answer.text));
        }),
      );
      assertShown(`PUT ${updateProfile.path} with a wrong code`, 'the envelope', toTaken, toFree);
      validateReason(await save(target, shopper, { ...proof, phone, code }), 409, 'PHONE_TAKEN');
      assertShown(`GET ${getProfile.path} after both`, 'data', { phone: before }, await phoneOf(target, shopper));
    },
  },
  {
    endpoint: updateProfile,
    sentence: 'leaves an account without a password its phone',
    async tryOn(context, target) {
      const { phone, account } = await newPhoneAccount(context);
      validateReason(await save(target, account, { phone: null }), 409, 'PHONE_REQUIRED');
      const saved = validateSuccess(updateProfile, await save(target, account, { phone, bio: 'the same phone' }));
      assertShown(`PUT ${updateProfile.path} with the present phone`, 'data', { phone }, saved);
    },
  },
];
