import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { InCurrencies } from '../../fixtures/InCurrencies.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { PriceRangeField } from './PriceRangeField.tsx';

const meta = {
  title: 'Forms/PriceRangeField',
  component: PriceRangeField,
  args: { bounds: { min: 39, max: 599 }, onChange: fn() },
} satisfies Meta<typeof PriceRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'PriceRangeField');
    const low = canvas.getByRole('textbox', { name: t('lowest') });
    await userEvent.type(low, '１００');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 100, max: undefined });
    await expect(low).toHaveValue('100');
    await userEvent.type(canvas.getByRole('textbox', { name: t('highest') }), '300{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 100, max: 300 });
    await userEvent.clear(low);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: undefined, max: 300 });
  },
};
/** A thumb at its end leaves that end open; the parent is notified once, when the thumb is released. */
export const Thumbs: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'PriceRangeField');
    const high = canvas.getByRole('slider', { name: t('highest') });
    await expect(high).toHaveAttribute('aria-valuetext', '¥599');
    fireEvent.change(high, { target: { value: '400' } });
    await expect(canvas.getByRole('textbox', { name: t('highest') })).toHaveValue('400');
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.pointerUp(high);
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: undefined, max: 400 });
    high.focus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: undefined, max: undefined });
    await expect(canvas.getByRole('textbox', { name: t('highest') })).toHaveValue('');
  },
};
/** Over wide bounds, steps grow with the price, so that prices of hundreds are easy to set. */
export const WideBounds: Story = {
  args: { bounds: { min: 29, max: 128_800 }, defaultValue: { max: 137 } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'PriceRangeField');
    const high = canvas.getByRole('slider', { name: t('highest') });
    await expect(high).toHaveAttribute('aria-valuetext', '¥137');
    high.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(high).toHaveAttribute('aria-valuetext', '¥140');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: undefined, max: 140 });
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: undefined, max: 280 });
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: undefined, max: undefined });
    await expect(high).toHaveAttribute('aria-valuetext', '¥128,800');
  },
};
/** A larger price in the first field is swapped with the smaller one, and the swap is announced. */
export const Crossing: Story = {
  args: { defaultValue: { max: 200 } },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'PriceRangeField');
    await userEvent.type(canvas.getByRole('textbox', { name: t('lowest') }), '300{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 200, max: 300 });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-live-announcer]')).toHaveTextContent(
        t('swapped', { low: '¥200', high: '¥300' }),
      ),
    );
  },
};
/** In a list's sidebar the highest price is fully visible, with separated thousands. */
export const Sidebar: Story = {
  args: { bounds: { min: 39, max: 128_800 }, defaultValue: { min: 99_900, max: 128_800 } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 188 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'forms', 'PriceRangeField');
    await expect(canvas.getByRole('textbox', { name: t('highest') })).toHaveValue('128,800');
    for (const input of canvas.getAllByRole('textbox'))
      await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};
export const Unbounded: Story = {
  args: { bounds: undefined },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'forms', 'PriceRangeField');
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: t('highest') })).toHaveAttribute('placeholder', t('noLimit'));
  },
};
/** A price beyond the bounds is accepted; only the thumb stops at the end. */
export const BeyondBounds: Story = {
  args: { defaultValue: { min: 20, max: 9000 } },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'forms', 'PriceRangeField');
    await expect(canvas.getByRole('textbox', { name: t('highest') })).toHaveValue('9,000');
    await expect(canvas.getByRole('slider', { name: t('highest') })).toHaveValue('599');
  },
};
export const Ime: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'PriceRangeField');
    const low = canvas.getByRole('textbox', { name: t('lowest') });
    low.focus();
    fireEvent.compositionStart(low);
    fireEvent.change(low, { target: { value: '１２' } });
    fireEvent.compositionUpdate(low, { data: '１２' });
    fireEvent.keyDown(low, { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.compositionEnd(low, { data: '１２' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 12, max: undefined });
    await userEvent.clear(low);
    await userEvent.type(low, '约一百元{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: undefined, max: undefined });
    await expect(low).toHaveValue('');
  },
};
/** Open, half open, closed, without bounds, invalid, disabled. */
export const Matrix: Story = {
  render: function Matrix(args) {
    const error = both('没有这个价位的商品', 'Nothing at this price')[useSampleLocale()];
    return (
      <Grid columns="lg" gap={24}>
        <PriceRangeField {...args} />
        <PriceRangeField {...args} defaultValue={{ min: 100 }} />
        <PriceRangeField {...args} defaultValue={{ min: 100, max: 300 }} />
        <PriceRangeField {...args} bounds={undefined} defaultValue={{ max: 300 }} />
        <PriceRangeField {...args} defaultValue={{ min: 590 }} errorMessage={error} />
        <PriceRangeField {...args} defaultValue={{ min: 100, max: 300 }} isDisabled />
      </Grid>
    );
  },
};
export const Currencies: Story = {
  render: (args) => (
    <InCurrencies>
      <PriceRangeField {...args} bounds={{ min: 39, max: 12_800 }} defaultValue={{ min: 100, max: 1280 }} />
    </InCurrencies>
  ),
};
const longLabel = both(
  '每件商品的到手价格，已计入店铺满减与平台优惠券',
  'Price of one piece, after the discount of the shop and the coupons that you hold',
);
export const LongText: Story = {
  render: function Long(args) {
    const label = longLabel[useSampleLocale()];
    return (
      <SampleProvider currency="HKD">
        <PriceRangeField {...args} label={label} defaultValue={{ min: 1234567, max: 98765432 }} />
      </SampleProvider>
    );
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
