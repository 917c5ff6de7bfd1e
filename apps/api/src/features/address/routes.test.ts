import { randomUUID } from 'node:crypto';
import {
  createAddress,
  DEFAULT_SHOP,
  deleteAddress,
  getUserInfo,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '@mallard/domain/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/index.ts';

let shop: TestApp;
let shopper: TestShopper;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.signUp();
});

const draft = {
  recipientName: '李四',
  phone: '13800138000',
  region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  detailAddress: '文三路 1 号',
  postcode: '310000',
};
const create = (change: object = {}) => {
  shop.advance(1000);
  return shop.call(createAddress, { body: { ...draft, ...change } }, { token: shopper.token });
};
const list = async () => (await shop.call(listAddresses, {}, { token: shopper.token })).data;
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('addresses', () => {
  it('are returned normalized when created; the first is the default', async () => {
    const { status, data } = await create({ recipientName: '  李四 ', detailAddress: '文三路\n 1 号 ' });
    expect(status).toBe(200);
    expect(data).toEqual({ id: data.id, ...draft, isDefault: true });
    expect(await list()).toEqual([data]);
  });

  it('have at most one default, listed first', async () => {
    const first = await create();
    const second = await create();
    const third = await create({ isDefault: true });
    expect((await list()).map(({ id }) => id)).toEqual([third.data.id, second.data.id, first.data.id]);
    expect(await defaults()).toEqual([third.data.id]);
  });

  it('are formatted as shipping labels in the user information, with a municipality named once', async () => {
    await create({ region: { province: '北京市', city: '北京市', county: '东城区', areaCode: '110101' } });
    const { data } = await shop.call(getUserInfo, {}, { token: shopper.token });
    expect(data.address).toBe('北京市东城区 文三路 1 号（310000）');
  });

  it('are limited to twenty', async () => {
    for (let count = 0; count < 20; count += 1) expect((await create()).status).toBe(200);
    expect(await create()).toMatchObject({ status: 409, failure: { error: 'ADDRESS_LIMIT' } });
    expect(await list()).toHaveLength(20);
  });

  it('can be replaced, and stay the default', async () => {
    const { data } = await create();
    const body = { ...draft, recipientName: '王五', postcode: '' };
    const changed = await shop.call(updateAddress, { params: { id: data.id }, body }, { token: shopper.token });
    expect(changed.data).toEqual({ id: data.id, ...body, isDefault: true });
  });

  it('can become the default, also repeatedly', async () => {
    await create();
    const { data } = await create();
    for (const _time of [1, 2]) {
      const answer = await shop.call(setDefaultAddress, { params: { id: data.id } }, { token: shopper.token });
      expect(answer.data.isDefault).toBe(true);
    }
    expect(await defaults()).toEqual([data.id]);
    const otherAddress = await create();
    const body = { ...draft, isDefault: true };
    await shop.call(updateAddress, { params: { id: otherAddress.data.id }, body }, { token: shopper.token });
    expect(await defaults()).toEqual([otherAddress.data.id]);
  });

  it('make the newest the default when the default is deleted', async () => {
    const first = await create();
    const second = await create();
    const third = await create();
    const remove = (id: string) => shop.call(deleteAddress, { params: { id } }, { token: shopper.token });
    expect((await remove(first.data.id)).data).toBeNull();
    expect(await defaults()).toEqual([third.data.id]);
    await remove(second.data.id);
    expect(await defaults()).toEqual([third.data.id]);
    expect((await remove(second.data.id)).status).toBe(404);
    await remove(third.data.id);
    expect(await list()).toEqual([]);
  });

  it('require a signed-in user', async () => {
    const id = randomUUID();
    const answers = [
      await shop.call(listAddresses, {}),
      await shop.call(createAddress, { body: draft }),
      await shop.call(updateAddress, { params: { id }, body: draft }),
      await shop.call(setDefaultAddress, { params: { id } }),
      await shop.call(deleteAddress, { params: { id } }),
    ];
    for (const { status } of answers) expect(status).toBe(401);
  });

  it('of another user are not found', async () => {
    const { data } = await create();
    const { token } = await shop.signUp();
    const params = { id: data.id };
    const answers = [
      await shop.call(updateAddress, { params, body: draft }, { token }),
      await shop.call(setDefaultAddress, { params }, { token }),
      await shop.call(deleteAddress, { params }, { token }),
    ];
    for (const { status } of answers) expect(status).toBe(404);
    expect(await list()).toEqual([data]);
  });

  it.each([
    ['recipientName', { recipientName: '   ' }],
    ['phone', { phone: '12345' }],
    ['region.areaCode', { region: { ...draft.region, areaCode: 'x' } }],
    ['detailAddress', { detailAddress: 'x'.repeat(201) }],
    ['postcode', { postcode: '31' }],
    ['userId', { userId: randomUUID() }],
  ])('report the invalid field: %s', async (field, change) => {
    const { status, failure } = await create(change);
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});

describe('addresses of a shop that ships to other countries', () => {
  let abroad: TestApp;
  let token: string;
  beforeAll(async () => {
    abroad = await createTestApp({ deps: { shop: { ...DEFAULT_SHOP, countries: ['US', 'DE'] } } });
    token = (await abroad.signUp()).token;
  });
  afterAll(() => abroad.close());

  const portland = {
    recipientName: 'Ada Brook',
    phone: '(503) 555-0142',
    region: { province: 'OR', city: 'Portland', county: '', areaCode: 'US' },
    detailAddress: '1005 W Burnside St',
    postcode: '97209',
  };
  const save = (body: typeof portland) => abroad.call(createAddress, { body }, { token });

  it('are validated and stored by the rules of their country', async () => {
    const { data } = await save(portland);
    expect(data).toEqual({ id: data.id, ...portland, phone: '+15035550142', isDefault: true });
    expect((await abroad.call(getUserInfo, {}, { token })).data.address).toBe('1005 W Burnside St, Portland, OR 97209');
    const { status, data: refused } = await save({ ...portland, phone: '555-0142', postcode: '9720' });
    expect(status).toBe(400);
    expect(refused).toMatchObject({ fields: { phone: { code: 'PHONE' }, postcode: { code: 'POSTCODE' } } });
  });

  it('are refused by a shop that does not ship there, also in China', async () => {
    const { status, data } = await create({ ...portland });
    expect([status, data]).toMatchObject([400, { fields: { 'region.areaCode': { code: 'AREA_CODE' } } }]);
    expect((await save(draft)).status).toBe(400);
  });
});
