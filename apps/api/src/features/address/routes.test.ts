import { randomUUID } from 'node:crypto';
import {
  createAddress,
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
  it('answer with what was written, tidied, the first one as the default', async () => {
    const { status, data } = await create({ recipientName: '  李四 ', detailAddress: '文三路\n 1 号 ' });
    expect(status).toBe(200);
    expect(data).toEqual({ id: data.id, ...draft, isDefault: true });
    expect(await list()).toEqual([data]);
  });

  it('have one default at most, shown first', async () => {
    const first = await create();
    const second = await create();
    const third = await create({ isDefault: true });
    expect((await list()).map(({ id }) => id)).toEqual([third.data.id, second.data.id, first.data.id]);
    expect(await defaults()).toEqual([third.data.id]);
  });

  it('stand in the account’s information as parcels carry them, a municipality named once', async () => {
    await create({ region: { province: '北京市', city: '北京市', county: '东城区', areaCode: '110101' } });
    const { data } = await shop.call(getUserInfo, {}, { token: shopper.token });
    expect(data.address).toBe('北京市东城区 文三路 1 号（310000）');
  });

  it('end at twenty', async () => {
    for (let made = 0; made < 20; made += 1) expect((await create()).status).toBe(200);
    expect(await create()).toMatchObject({ status: 409, failure: { error: 'ADDRESS_LIMIT' } });
    expect(await list()).toHaveLength(20);
  });

  it('can be replaced, and keep the default that they are', async () => {
    const { data } = await create();
    const body = { ...draft, recipientName: '王五', postcode: '' };
    const changed = await shop.call(updateAddress, { params: { id: data.id }, body }, { token: shopper.token });
    expect(changed.data).toEqual({ id: data.id, ...body, isDefault: true });
  });

  it('can become the default, twice as well', async () => {
    await create();
    const { data } = await create();
    for (const _time of [1, 2]) {
      const answer = await shop.call(setDefaultAddress, { params: { id: data.id } }, { token: shopper.token });
      expect(answer.data.isDefault).toBe(true);
    }
    expect(await defaults()).toEqual([data.id]);
    const other = await create();
    const body = { ...draft, isDefault: true };
    await shop.call(updateAddress, { params: { id: other.data.id }, body }, { token: shopper.token });
    expect(await defaults()).toEqual([other.data.id]);
  });

  it('hand the default on to the newest when it is removed', async () => {
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

  it('are closed to people who are not signed in', async () => {
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

  it('of somebody else do not exist', async () => {
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
  ])('name the field that is wrong: %s', async (field, change) => {
    const { status, failure } = await create(change);
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});
