import { fieldCases, type SendCall, sendFieldCase } from '@mallard/domain/testing';
import { openTestShop } from '@mallard/offline/testing';
import { expect, it } from 'vitest';

// New accounts and messages to the shop need a connection.
const cases = fieldCases.filter(({ field }) => !['username', 'contactName', 'contactMessage'].includes(field));

it('returns the expected result of every typed text', async () => {
  for (const one of cases) {
    const { signIn, tryCall } = openTestShop();
    await signIn();
    const send: SendCall = async (endpoint, input) => {
      const result = await tryCall(endpoint, input);
      if (result.ok) return { data: result.data };
      const fields = (result.error.kind === 'BadRequest' && result.error.fields) || {};
      const codes = Object.entries(fields).map(([name, { code }]) => [name, code] as const);
      return { fields: Object.fromEntries(codes) };
    };
    expect(one.expect, JSON.stringify(one)).toMatchObject(await sendFieldCase(one, send));
  }
});
