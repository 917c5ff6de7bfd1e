import { expect, it } from 'vitest';
import { type AfterSaleNotice, afterSaleNotice } from './notices.ts';

const mug = { 'zh-CN': '云釉马克杯', 'en-US': 'Cloud-glaze mug' };
const blue = { value: { 'zh-CN': '翼镜蓝', 'en-US': 'Wing blue' } };
const green = { value: { 'zh-CN': '瓶绿', 'en-US': 'Bottle green' } };
const subject = { orderNumber: '20261126001', title: mug, attributes: [blue], quantity: 2 };

const notices: AfterSaleNotice[] = [
  'requested',
  'refundApproved',
  'returnApproved',
  'refused',
  'returning',
  'refunded',
  'withdrawn',
  'lapsed',
];

it.each(notices)('names the item, the options and the quantity of a request that is %s', (notice) => {
  const { content } = afterSaleNotice(notice, subject);
  expect(content['zh-CN']).toContain('云釉马克杯（翼镜蓝）× 2');
  expect(content['en-US']).toContain('Cloud-glaze mug (Wing blue) × 2');
  for (const text of Object.values(content)) {
    expect(text).toContain('20261126001');
    expect(text).not.toMatch(/[{}]/);
  }
});

it.each(notices)('differs between two items of one order that are %s', (notice) => {
  const other = afterSaleNotice(notice, { ...subject, attributes: [green] });
  expect(afterSaleNotice(notice, subject).content).not.toEqual(other.content);
});

it('says “item” where the title is not known', () => {
  const unknown = { ...subject, title: { 'zh-CN': '', 'en-US': '' }, attributes: [] };
  const { content } = afterSaleNotice('refunded', unknown);
  expect(content['zh-CN']).toContain('“商品 × 2”');
  expect(content['en-US']).toContain('“Item × 2”');
});
