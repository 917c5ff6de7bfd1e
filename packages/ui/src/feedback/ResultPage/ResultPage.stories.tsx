import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { ResultPage } from './ResultPage.tsx';

const text = {
  paid: both('支付成功', 'Payment received'),
  paidText: both('我们会尽快发货，到时候告诉您。', 'We send your order soon, and let you know when we do.'),
  orders: both('查看订单', 'View order'),
  goOn: both('继续购物', 'Continue shopping'),
  long: both(
    '您要找的这件商品已经下架，收藏过它的人也暂时找不到它，我们正在等下一批烧好出窑',
    'The product that you are looking for has been taken off the shelf, and we are waiting for the next kiln to be opened',
  ),
};

const meta = {
  title: 'Feedback/ResultPage',
  component: ResultPage,
  args: { code: 404, onBack: fn(), homeHref: '/home' },
} satisfies Meta<typeof ResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One heading of level 1, and two actions. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'feedback', 'ResultPage');
    await expect(canvas.getByRole('heading', { level: 1, name: t('notFound') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('goHome') })).toHaveAttribute('href', '/home');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('goBack') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
/** Every code. They never share a page, so only the first keeps its heading. */
export const Matrix: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Grid columns="lg" gap={16}>
      {([403, 404, 500, 'success'] as const).map((code) => (
        <ResultPage key={code} {...args} code={code} />
      ))}
    </Grid>
  ),
};
export const Forbidden: Story = { args: { code: 403 } };
export const ServerError: Story = { args: { code: 500 } };
/** Has its own text and actions. */
export const Success: Story = {
  args: { code: 'success' },
  render: function Paid(args) {
    const t = useSampleLocale();
    return (
      <ResultPage
        {...args}
        title={text.paid[t]}
        actions={
          <>
            <LinkButton size="lg" variant="quiet" href="/home">
              {text.goOn[t]}
            </LinkButton>
            <Button size="lg">{text.orders[t]}</Button>
          </>
        }
      >
        {text.paidText[t]}
      </ResultPage>
    );
  },
};
/** The user came by a link: there is no page to go back to. */
export const NoHistory: Story = {
  args: { canGoBack: false },
  play: async ({ canvas, globals }) => {
    const back = canvas.getByRole('button', { name: messagesOf(globals, 'feedback', 'ResultPage')('goBack') });
    await expect(back).toBeDisabled();
  },
};
export const LongText: Story = {
  render: function Long(args) {
    const message = text.long[useSampleLocale()];
    return (
      <ResultPage {...args} title={message}>
        {message}
      </ResultPage>
    );
  },
};
