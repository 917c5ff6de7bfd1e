import {
  changePassword,
  getProfile,
  getUserInfo,
  login,
  loginByCode,
  logout,
  refreshToken,
  register,
  resetPassword,
  sendVerificationCode,
  updateProfile,
} from '@mallard/domain/contract';
import { assertShown } from '../assertShown.ts';
import { assertOffered } from '../contractTarget.ts';
import { newUsername } from '../runContext.ts';
import { type Scenario, scenario, simply } from '../scenario.ts';
import { newPhone, verifyAccountPhone, verifyNewPhone } from '../steps.ts';
import { validateRefusal, validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

/** Scenarios of accounts and sessions. */
export const userScenarios: readonly Scenario[] = [
  scenario(register, {
    prepare: async (context) => ({
      shopper: null,
      input: { body: { username: newUsername(), password: await context.hash('contract1234'), nickname: 'Contract' } },
    }),
    other: ({ body }) => ({ body: { ...body, nickname: 'Other' } }),
  }),
  scenario(login, {
    async prepare(context) {
      const { username, password } = context.target.demo;
      return { shopper: null, input: { body: { username, password: await context.hash(password), rememberMe: true } } };
    },
    async verify(_, { target, hash }) {
      for (const username of [target.demo.username, newUsername()]) {
        const body = { username, password: await hash('not the password 1') };
        validateRefusal(await sendCall(target, login, { body }), 401);
      }
    },
  }),
  scenario(sendVerificationCode, {
    prepare: async () => ({ shopper: null, input: { body: { phone: newPhone() } } }),
  }),
  scenario(loginByCode, {
    prepare: async (context) => ({ shopper: null, input: { body: await verifyNewPhone(context) } }),
    prepareRefused: async () => ({ shopper: null, input: { body: { phone: newPhone(), code: '000000' } } }),
  }),
  scenario(resetPassword, {
    async prepare(context) {
      const { phone, code } = await verifyAccountPhone(context);
      const body = { phone, code, newPassword: await context.hash('contract5678') };
      return { shopper: null, input: { body } };
    },
    async prepareRefused(context) {
      const body = { phone: newPhone(), code: '000000', newPassword: await context.hash('contract5678') };
      return { shopper: null, input: { body } };
    },
  }),
  scenario(refreshToken, {
    async prepare(context) {
      const shopper = await context.newShopper();
      return { shopper: null, input: { body: { refreshToken: shopper.refreshToken } } };
    },
  }),
  scenario(logout, {
    prepare: async (context) => ({ shopper: await context.newShopper(), input: {} }),
    async verify({ shopper }, { target }) {
      validateRefusal(await sendCall(target, getUserInfo, {}, { token: shopper?.token ?? null }), 401);
    },
  }),
  scenario(changePassword, {
    async prepare(context) {
      assertOffered(context.target, register); // A provided account keeps its password.
      const shopper = await context.newShopper();
      const oldPassword = await context.hash(shopper.password);
      return { shopper, input: { body: { oldPassword, newPassword: await context.hash('contract5678') } } };
    },
    other: ({ body }) => ({ body: { ...body, newPassword: body.oldPassword } }),
    async verify({ shopper, input }, { target }) {
      const { newPassword } = input.body as { newPassword: string };
      const body = { username: shopper?.username ?? '', password: newPassword };
      validateSuccess(login, await sendCall(target, login, { body }));
    },
  }),
  simply(getUserInfo, {}),
  simply(getProfile, {}),
  scenario(updateProfile, {
    async prepare(context) {
      const body = { nickname: 'Contract', gender: null, birthday: '1996-05-20', bio: '你好 🦆' };
      return { shopper: await context.shopper(), input: { body } };
    },
    async verify({ shopper, input: { body } }) {
      assertShown(`GET ${getProfile.path} after it was changed`, 'data', body, await shopper?.call(getProfile));
    },
  }),
];
