import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ServiceList } from './ServiceList.tsx';

const samples = [
  [both('现货，明天送达', 'In stock, delivered tomorrow'), undefined],
  [
    both('满 199 元包邮', 'Free shipping from ¥199'),
    both('偏远地区除外，结算时会标明。', 'Except to remote areas; the checkout says so.'),
  ],
  [
    both('7 天无理由退货', 'Return within 7 days'),
    both('收货后 7 天内，不影响再次销售即可退。', 'For any reason, as long as it can be sold again.'),
  ],
  [both('破损包赔', 'Breakage covered'), both('签收后 48 小时内拍照联系我们。', 'Send us a photo within 48 hours.')],
] as const;
const long = both(
  '支持开具电子普通发票与增值税专用发票，发票内容为商品明细',
  'An invoice with every item, by mail or as a file, for you or for your company',
);

function Sample({ hasDetails = true, isLong = false }: { hasDetails?: boolean; isLong?: boolean }) {
  const locale = useSampleLocale();
  const services = samples.map(([label, description], index) => ({
    id: String(index),
    label: isLong && index === 0 ? long[locale] : label[locale],
    ...(hasDetails && description && { description: description[locale] }),
  }));
  return <ServiceList services={services} />;
}

const meta = { title: 'Commerce/ServiceList', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'ServiceList');
    await expect(canvas.getByRole('list', { name: t('services') })).toBeVisible();
    const button = canvas.getByRole('button', { name: t('details') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: t('services') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByText(textOf(globals, samples[3][1]))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Sample />
      <Sample hasDetails={false} />
      <Sample isLong />
    </Stack>
  ),
};
export const WithoutDetails: Story = { args: { hasDetails: false } };
export const LongText: Story = { args: { isLong: true } };
export const Narrow: Story = { args: { isLong: true }, decorators: [narrow] };
