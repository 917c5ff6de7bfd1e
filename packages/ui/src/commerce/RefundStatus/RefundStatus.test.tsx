import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleAfterSale, sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import enUS from '../../locales/en-US/index.ts';
import zhCN from '../../locales/zh-CN/index.ts';
import { conformance } from '../../testing/conformance.tsx';
import { RefundStatus } from './RefundStatus.tsx';

conformance('RefundStatus', (root) => (
  <RefundStatus
    {...root}
    request={sampleAfterSale('en-US', 'refunded', 'refundOnly')}
    actions={[]}
    onWithdraw={() => {}}
    onShip={() => {}}
  />
));

afterEach(cleanup);

it.each([
  ['en-US', enUS, undefined, 'Your photo 2 of 2 for the request'],
  ['en-US', enUS, 'Mug', 'Your photo 2 of 2 for the request about Mug'],
  ['zh-CN', zhCN, undefined, '您上传的凭证图片，第 2 张，共 2 张'],
  ['zh-CN', zhCN, '马克杯', '您为“马克杯”上传的凭证图片，第 2 张，共 2 张'],
] as const)('names photos by what they show: $0, $2', (locale, messages, title, name) => {
  const request = sampleAfterSale(locale, 'requested', 'refundOnly');
  const [line] = sampleCartItems(locale);
  if (!line) throw new Error('There is no sample line');
  const images = [line.image, { ...line.image, url: `${line.image.url}#2` }];
  render(
    <MallardProvider locale={locale} messages={messages}>
      <RefundStatus
        request={{ ...request, images }}
        {...(title !== undefined && { item: { title, attributes: [], image: line.image } })}
        actions={[]}
        onWithdraw={() => {}}
        onShip={() => {}}
      />
    </MallardProvider>,
  );
  expect(screen.getAllByRole('img', { name })).toHaveLength(1);
});
