import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

const limit = both('每人限购 5 件', 'Limit 5 per customer');
const refused = both('没有改成，请再试一次', 'Not changed, please try again');
const longNote = both(
  '这款商品参加限时活动，活动期间每位顾客最多可以购买 5 件，超出的部分请在活动结束以后另行下单',
  'This product takes part in a limited offer: every customer can buy at most five pieces while it lasts, more once it has ended',
);
const mug = both('云釉手工马克杯', 'Cloud-glaze mug');

interface SampleProps extends Omit<QuantityStepperProps, 'note' | 'itemName' | 'errorMessage'> {
  has?: 'note' | 'long' | 'item' | 'error' | undefined;
}

function Sample({ has, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const texts = {
    note: { note: limit[locale] },
    long: { note: longNote[locale] },
    item: { itemName: mug[locale] },
    error: { errorMessage: refused[locale] },
  };
  return <QuantityStepper {...props} {...(has && texts[has])} />;
}

const meta = {
  title: 'Commerce/QuantityStepper',
  component: QuantityStepper,
  args: { max: 5, onChange: fn(), onLimit: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'QuantityStepper');
    const field = canvas.getByRole('spinbutton', { name: t('quantity') });
    await expect(canvas.getByRole('button', { name: t('decrease') })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t('increase') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(field).toHaveValue('2');
    // Touch screens show no keyboard, because the field never gets the focus.
    await expect(field).not.toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('4');
  },
};
/** Every size and state side by side. */
export const Matrix: Story = {
  render: ({ max }) => (
    <Grid columns="md" gap={24}>
      {(['sm', 'md'] as const).flatMap((size) => [
        <QuantityStepper key={size} max={max} size={size} defaultValue={2} />,
        <QuantityStepper key={`${size} least`} max={max} size={size} />,
        <QuantityStepper key={`${size} most`} max={max} size={size} defaultValue={5} />,
        <QuantityStepper key={`${size} remove`} max={max} size={size} onRemove={() => {}} />,
        <QuantityStepper key={`${size} pending`} max={max} size={size} defaultValue={2} isPending />,
        <QuantityStepper key={`${size} disabled`} max={max} size={size} isDisabled />,
        <QuantityStepper key={`${size} over`} max={max} size={size} value={8} />,
        <QuantityStepper key={`${size} huge`} max={1_000_000} size={size} defaultValue={123_456} />,
        <Sample key={`${size} note`} max={max} size={size} has="note" />,
        <Sample key={`${size} error`} max={max} size={size} defaultValue={2} has="error" />,
      ])}
    </Grid>
  ),
};
/** At its limit it shows and announces the reason at the first attempt. */
export const AtLimit: Story = {
  args: { defaultValue: 5, maxReason: 'limit' },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'QuantityStepper');
    await userEvent.click(canvas.getByRole('button', { name: t('increase') }));
    await expect(args.onLimit).toHaveBeenCalledWith('limit', 6);
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('limitReached', { max: 5 })));
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(t('limitReached', { max: 5 }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('decrease') }));
    await expect(canvas.getByRole('spinbutton')).not.toHaveAccessibleDescription();
  },
};
export const AboveMax: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '40{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(field).toHaveValue('5');
    await waitFor(() =>
      expect(spoken(canvasElement)).toBe(
        messagesOf(globals, 'commerce', 'QuantityStepper')('overStockRequested', { quantity: 40, max: 5 }),
      ),
    );
  },
};
/** The stock fell below the quantity: the number stays until the parent changes it, and is marked as unavailable. */
export const MaxBelowCurrent: Story = {
  args: { value: 5, max: 3 },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'QuantityStepper');
    const field = canvas.getByRole('spinbutton');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t('overStockSelected', { quantity: 5, max: 3 }));
    await userEvent.click(canvas.getByRole('button', { name: t('decrease') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};
export const Keyboard: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('spinbutton').focus();
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};
/** Sold in steps of six, at least 24. */
export const Steps: Story = {
  args: { min: 24, step: 6, max: 100 },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'QuantityStepper');
    await userEvent.click(canvas.getByRole('button', { name: t('increase') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
    await userEvent.click(canvas.getByRole('button', { name: t('decrease') }));
    await userEvent.click(canvas.getByRole('button', { name: t('decrease') }));
    await waitFor(() => expect(spoken(canvasElement)).toContain(t('minReached', { min: 24 })));
    await expect(args.onLimit).toHaveBeenLastCalledWith('min', 18);
  },
};
export const RemoveAtMin: Story = {
  args: { onRemove: fn(), defaultValue: 2 },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'commerce', 'QuantityStepper');
    await userEvent.click(canvas.getByRole('button', { name: t('decrease') }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('remove') }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};
/** Holding a button repeats the step, up to the limit. */
export const HoldToRepeat: Story = {
  play: async ({ canvas, args, globals }) => {
    const more = canvas.getByRole('button', { name: messagesOf(globals, 'commerce', 'QuantityStepper')('increase') });
    fireEvent.pointerDown(more, { button: 0 });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(5), { timeout: 3000 });
    fireEvent.pointerUp(more);
    fireEvent.click(more);
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

function SlowOwner({
  onChange,
  isRefusing = false,
}: {
  onChange?: QuantityStepperProps['onChange'];
  isRefusing?: boolean;
}) {
  const [value, setValue] = useState(1);
  const [isPending, setPending] = useState(false);
  return (
    <QuantityStepper
      value={value}
      max={99}
      isPending={isPending}
      onChange={(quantity) => {
        onChange?.(quantity);
        setPending(true);
        setTimeout(() => {
          if (quantity !== 51 && !isRefusing) return;
          if (!isRefusing) setValue(quantity);
          setPending(false);
        }, 50);
      }}
    />
  );
}
/** Fifty quick presses while the parent waits for the first answer: all count. */
export const FiftyTaps: Story = {
  render: ({ onChange }) => <SlowOwner onChange={onChange} />,
  play: async ({ canvas, args, globals }) => {
    const more = canvas.getByRole('button', { name: messagesOf(globals, 'commerce', 'QuantityStepper')('increase') });
    for (let tap = 0; tap < 50; tap += 1) fireEvent.click(more);
    await expect(args.onChange).toHaveBeenCalledTimes(50);
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('51'));
    await waitFor(() => expect(canvas.getByRole('group').firstElementChild).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('51');
  },
};
/** The parent waited, and then kept its number. */
export const Rejected: Story = {
  render: ({ onChange }) => <SlowOwner onChange={onChange} isRefusing />,
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(
      canvas.getByRole('button', { name: messagesOf(globals, 'commerce', 'QuantityStepper')('increase') }),
    );
    await expect(field).toHaveValue('2');
    await waitFor(() => expect(field).toHaveValue('1'));
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('1'));
  },
};
/** A parent that ignores the change without waiting. */
export const RefusedByOwner: Story = {
  args: { value: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('2'));
  },
};
export const WithError: Story = {
  render: (args) => <Sample {...args} value={2} has="error" />,
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(textOf(globals, refused));
    await waitFor(() => expect(spoken(canvasElement)).toBe(textOf(globals, refused)));
  },
};
/** On a page with several steppers, each names its product. */
export const NamedByItem: Story = {
  render: (args) => <Sample {...args} has="item" />,
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'commerce', 'QuantityStepper');
    const item = textOf(globals, mug);
    await expect(canvas.getByRole('spinbutton', { name: t('quantityOf', { item }) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('increaseOf', { item }) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('decreaseOf', { item }) })).toBeVisible();
  },
};
/**
 * Chinese input methods: accepts full-width digits, and ignores the Enter that ends a composition,
 * which Safari sends after `compositionend`.
 */
export const Ime: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '４');
    fireEvent.compositionStart(field);
    fireEvent.compositionUpdate(field, { data: 'si' });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.compositionEnd(field, { data: '' });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('４');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    for (const odd of ['三 3', 'abc四']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${odd}{Enter}`);
      await expect(field).toHaveValue('4');
    }
  },
};
/** The small size still has hit areas of a finger's size. */
export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'commerce', 'QuantityStepper');
    await expect(widthToHit(canvas.getByRole('spinbutton', { name: t('quantity') }))).toBeGreaterThanOrEqual(24);
    for (const name of [t('decrease'), t('increase')])
      await expect(widthToHit(canvas.getByRole('button', { name }))).toBeGreaterThanOrEqual(44);
  },
};
/** Returns the width in px in which a pointer hits an element. */
function widthToHit(element: HTMLElement): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const places = Array.from({ length: right - left + 40 }, (_, by) => left - 20 + by);
  return places.filter((x) => document.elementFromPoint(x, (top + bottom) / 2) === element).length;
}
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: messagesOf(globals, 'commerce', 'QuantityStepper')('increase') }),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongText: Story = { render: (args) => <Sample {...args} has="long" /> };
export const Narrow: Story = {
  render: (args) => (
    <Grid columns={2}>
      <Sample {...args} has="long" />
      <QuantityStepper {...args} max={1_000_000} defaultValue={1_000_000} />
    </Grid>
  ),
  decorators: [narrow],
};
