import { createUuid } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import {
  addToCart,
  changePassword,
  claimCoupon,
  createAddress,
  createOrder,
  createReview,
  deleteCartItem,
  getCart,
  getUserInfo,
  listCoupons,
  listOrders,
  login,
  loginByCode,
  register,
  resetPassword,
  type SignedIn,
  sendVerificationCode,
  updateCartItem,
} from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { assertOffered } from '../contractTarget.ts';
import { newUsername, runContextOf } from '../runContext.ts';
import { Skipped } from '../skipped.ts';
import {
  addressDraft,
  completeOrderOf,
  draftOrder,
  fillCart,
  newPhone,
  pickSku,
  verifyAccountPhone,
  verifyNewPhone,
} from '../steps.ts';
import { validateReason, validateRefusal, validateSuccess, withoutRequestId } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';
import { phoneRules } from './phoneRules.ts';
import type { Rule } from './rule.ts';

/** Rules of the shop that refuse valid requests. */
const rules: readonly Rule[] = [
  {
    endpoint: createOrder,
    sentence: 'refuses a total that the shopper has not agreed to',
    async tryOn(context, target) {
      const shopper = await context.newShopper();
      const draft = await draftOrder(context, shopper);
      const body = { ...draft, expectedTotal: Number(draft.expectedTotal) - 1 };
      validateReason(await sendCall(target, createOrder, { body }, { token: shopper.token }), 409, 'PRICE_CHANGED');
      const { total } = await shopper.call(listOrders, { query: { checkoutUuid: draft.checkoutUuid } });
      assertShown(`GET ${listOrders.path} after the total was refused`, 'data.total', 0, total);
    },
  },
  {
    endpoint: createOrder,
    sentence: 'refuses a second order of the same checkout',
    async tryOn(context, target) {
      const shopper = await context.newShopper();
      const draft = await draftOrder(context, shopper);
      await shopper.call(createOrder, { body: draft });
      const body = { ...draft, note: 'another' };
      validateReason(await sendCall(target, createOrder, { body }, { token: shopper.token }), 409, 'CHECKOUT_USED');
      const { total } = await shopper.call(listOrders, { query: { checkoutUuid: draft.checkoutUuid } });
      assertShown(`GET ${listOrders.path} after another order of it was refused`, 'data.total', 1, total);
    },
  },
  {
    endpoint: createOrder,
    sentence: 'removes only bought items from the cart',
    async tryOn(context) {
      const shopper = await context.newShopper();
      const { skuUuid } = await fillCart(context, shopper);
      const left = async () => (await shopper.call(getCart)).items.map((item) => item.skuUuid);
      await shopper.call(createOrder, { body: await draftOrder(context, shopper, skuUuid) });
      assertShown(`GET ${getCart.path} after the same was bought by itself`, 'the SKUs', [skuUuid], await left());
      await shopper.call(createOrder, { body: { ...(await draftOrder(context, shopper, skuUuid)), isFromCart: true } });
      assertShown(`GET ${getCart.path} after it was bought`, 'the SKUs', [], await left());
    },
  },
  {
    endpoint: getCart,
    sentence: 'increments its version with each change',
    async tryOn(context) {
      const shopper = await context.newShopper();
      const before = (await shopper.call(getCart)).version;
      const { id } = await fillCart(context, shopper);
      const added = (await shopper.call(getCart)).version;
      const changed = (await shopper.call(updateCartItem, { params: { id }, body: { quantity: 2 } })).version;
      const deleted = (await shopper.call(deleteCartItem, { params: { id } })).version;
      const versions = [before, added, changed, deleted];
      const isRising = versions.every((version, at) => at === 0 || version > (versions[at - 1] ?? version));
      assertShown(
        `GET ${getCart.path}, whose versions were ${versions.join(', ')},`,
        'a rising version',
        true,
        isRising,
      );
    },
  },
  {
    endpoint: addToCart,
    sentence: 'refuses more than stock and limit allow',
    async tryOn(context, target) {
      const { sku } = await pickSku(context);
      const shopper = await context.newShopper();
      const body = { skuUuid: sku.id, quantity: Math.min(sku.stock, sku.limit) + 1 };
      const { error } = validateRefusal(await sendCall(target, addToCart, { body }, { token: shopper.token }), 409);
      const due = sku.limit < sku.stock ? 'PURCHASE_LIMIT' : 'OUT_OF_STOCK';
      assertShown(`POST ${addToCart.path} of ${body.quantity} pieces`, 'data.error', due, error);
    },
  },
  {
    endpoint: createAddress,
    sentence: 'does not return a response to another user with the same idempotency key',
    async tryOn(context, target) {
      const [one, other] = [await context.newShopper(), await context.stranger()];
      const idempotencyKey = createUuid();
      const send = ({ token }: { token: string }, recipientName: string) =>
        sendCall(target, createAddress, { body: { ...addressDraft, recipientName } }, { token, idempotencyKey });
      validateSuccess(createAddress, await send(one, '甲'));
      const answered = validateSuccess(createAddress, await send(other, '乙'));
      assertShown(`POST ${createAddress.path} under another shopper's key`, 'data', { recipientName: '乙' }, answered);
    },
  },
  {
    endpoint: claimCoupon,
    sentence: 'refuses a coupon that is already claimed',
    async tryOn(context, target) {
      const shopper = await context.newShopper();
      const { items } = await shopper.call(listCoupons, { query: { pageSize: 100 } });
      const coupon = items.find(({ status }) => status === 'claimable');
      if (!coupon) throw new Skipped('the shop has no coupon to claim');
      const claim = () => sendCall(target, claimCoupon, { params: { id: coupon.id } }, { token: shopper.token });
      validateSuccess(claimCoupon, await claim());
      validateReason(await claim(), 409, 'COUPON_CLAIMED');
    },
  },
  {
    endpoint: createReview,
    sentence: 'refuses a second review of the same line',
    async tryOn(context, target) {
      const shopper = await context.shopper();
      const [item] = (await completeOrderOf(context, shopper)).items;
      const body = { orderItemUuid: item?.id, rating: 5, content: '很好' };
      const write = () => sendCall(target, createReview, { body }, { token: shopper.token });
      validateSuccess(createReview, await write());
      validateReason(await write(), 409, 'ALREADY_REVIEWED');
    },
  },
  {
    endpoint: register,
    sentence: 'refuses a user name that is taken',
    async tryOn(context, target) {
      const body = { username: newUsername(), password: await context.hash('contract1234'), nickname: 'Contract' };
      validateSuccess(register, await sendCall(target, register, { body }));
      for (const username of [body.username, body.username.toUpperCase()])
        validateReason(await sendCall(target, register, { body: { ...body, username } }), 409, 'USERNAME_TAKEN');
    },
  },
  {
    endpoint: login,
    sentence: 'returns the same error for a wrong password and an unknown user name',
    async tryOn(context, target) {
      const password = await context.hash('not the password 1');
      const [knownAnswer, unknownAnswer] = await Promise.all(
        [target.demo.username, newUsername()].map(async (username) => {
          const answer = await sendCall(target, login, { body: { username, password } });
          validateReason(answer, 401, 'BAD_CREDENTIALS');
          return withoutRequestId(JSON.parse(answer.text));
        }),
      );
      assertShown(`POST ${login.path} with an unknown name`, 'the envelope', knownAnswer, unknownAnswer);
    },
  },
  {
    endpoint: changePassword,
    sentence: 'ends the other sessions and rejects the old password',
    async tryOn(context, target) {
      assertOffered(target, register);
      const shopper = await context.newShopper();
      const [oldPassword, newPassword] = [await context.hash(shopper.password), await context.hash('contract5678')];
      const signIn = (password: string) => sendCall(target, login, { body: { username: shopper.username, password } });
      const { token } = validateSuccess(login, await signIn(oldPassword)) as { token: string };
      const wrong = { oldPassword: newPassword, newPassword };
      validateRefusal(await sendCall(target, changePassword, { body: wrong }, { token }), 400, 401, 409);
      const body = { oldPassword, newPassword };
      validateSuccess(changePassword, await sendCall(target, changePassword, { body }, { token }));
      validateSuccess(getUserInfo, await sendCall(target, getUserInfo, {}, { token }));
      validateReason(await sendCall(target, getUserInfo, {}, { token: shopper.token }), 401, 'UNAUTHORIZED');
      validateReason(await signIn(oldPassword), 401, 'BAD_CREDENTIALS');
    },
  },
  ...phoneRules,
  {
    endpoint: resetPassword,
    sentence: 'sets a first password, and accepts a code once',
    async tryOn(context, target) {
      const { phone, code, account } = await verifyAccountPhone(context);
      const body = { phone, code, newPassword: await context.hash('contract5678') };
      const { token, userUuid } = validateSuccess(
        resetPassword,
        await sendCall(target, resetPassword, { body }),
      ) as SignedIn;
      assertShown(
        `POST ${resetPassword.path} for a phone with an account`,
        'data.userUuid',
        account.userUuid,
        userUuid,
      );
      const me = validateSuccess(getUserInfo, await sendCall(target, getUserInfo, {}, { token })) as {
        username: string;
      };
      const password = body.newPassword;
      validateSuccess(login, await sendCall(target, login, { body: { username: me.username, password } }));
      const again = { ...body, newPassword: await context.hash('contract9012') };
      validateReason(await sendCall(target, resetPassword, { body: again }), 400, 'CODE_INVALID');
      validateReason(
        await sendCall(target, loginByCode, { body: { phone: body.phone, code: body.code } }),
        400,
        'CODE_INVALID',
      );
      validateSuccess(login, await sendCall(target, login, { body: { username: me.username, password } }));
    },
  },
  {
    endpoint: resetPassword,
    sentence: 'refuses a phone without an account, and creates none',
    async tryOn(context, target) {
      const { phone, code } = await verifyNewPhone(context);
      const newPassword = await context.hash('contract5678');
      const answer = await sendCall(target, resetPassword, { body: { phone, code, newPassword } });
      validateReason(answer, 409, 'PHONE_UNKNOWN');
      validateReason(
        await sendCall(target, login, { body: { username: phone, password: newPassword } }),
        401,
        'BAD_CREDENTIALS',
      );
    },
  },
  {
    endpoint: resetPassword,
    sentence: 'does not reveal whether a phone has an account without its code',
    async tryOn(context, target) {
      const newPassword = await context.hash('contract5678');
      const verification = await verifyNewPhone(context);
      await context.call(loginByCode, { body: verification });
      const unknownAnswer = newPhone();
      await context.call(sendVerificationCode, { body: { phone: unknownAnswer } });
      const [toKnown, toUnknown] = await Promise.all(
        [verification.phone, unknownAnswer].map(async (phone) => {
          const body = { phone, code: '000000', newPassword };
          const answer = await sendCall(target, resetPassword, { body });
          validateReason(answer, 400, 'CODE_INVALID');
          return withoutRequestId(JSON.parse(answer.text));
        }),
      );
      assertShown(`POST ${resetPassword.path} for a phone without an account`, 'the envelope', toKnown, toUnknown);
    },
  },
];

/** Rules of the shop refuse requests with a reason and without an effect. */
export function ruleCases({ name }: Endpoint): ContractCase[] {
  return rules
    .filter(({ endpoint }) => endpoint.name === name)
    .map(({ sentence, tryOn }) => defineCase('rule', name, sentence, (target) => tryOn(runContextOf(target), target)));
}
