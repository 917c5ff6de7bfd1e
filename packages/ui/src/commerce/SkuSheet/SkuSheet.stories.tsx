import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { type SampleChoiceKind, sampleChoices } from '../../fixtures/sampleChoices.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { useSkuPicker } from '../SkuPicker/useSkuPicker.ts';
import { SkuSheet, type SkuSheetProps } from './SkuSheet.tsx';

interface SampleProps extends Pick<SkuSheetProps, 'intent' | 'onConfirm' | 'isPending' | 'unavailable' | 'isLoading'> {
  kind?: SampleChoiceKind | undefined;
  initial?: Record<string, string> | undefined;
  /** Whether the sheet is open at first. */
  isOpen?: boolean | undefined;
  hasQuantity?: boolean | undefined;
}

const open = both('选规格', 'Options');
const blue = both('翼镜蓝', 'Wing blue');

function Sample({ kind = 'mug', initial, isOpen: isOpenAtFirst = true, hasQuantity = true, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const product = sampleChoices(locale, kind);
  const { specifications, skus } = product;
  const { resolution, choose } = useSkuPicker({ specifications, skus, defaultSelection: initial });
  const [quantity, setQuantity] = useState(1);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{open[locale]}</Button>
      <SkuSheet
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        product={product}
        resolution={resolution}
        onChange={choose}
        quantity={quantity}
        onQuantityChange={hasQuantity ? setQuantity : undefined}
      />
    </>
  );
}

const meta = {
  title: 'Commerce/SkuSheet',
  component: Sample,
  args: { onConfirm: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button stays enabled: an early press shows what is missing and moves the focus there. */
export const Default: Story = {
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'SkuSheet');
    const button = await screen.findByRole('button', { name: t('addToCart') });
    await userEvent.click(button);
    const groups = [textOf(globals, both('釉色', 'Glaze')), textOf(globals, both('容量', 'Size'))];
    await expect(screen.getByRole('alert')).toHaveTextContent(
      t('selectFirst', { groups: groups.join(messagesOf(globals, 'shared', 'common')('listSeparator')) }),
    );
    await expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: textOf(globals, blue) }));
    await userEvent.click(screen.getByRole('radio', { name: '320 ml' }));
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(
      screen.getByRole('button', { name: messagesOf(globals, 'commerce', 'QuantityStepper')('increase') }),
    );
    await expect(screen.getByRole('spinbutton')).toHaveValue('2');
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ values: { glaze: 'blue', size: '320ml' } }),
    );
  },
};
/**
 * Only one sheet is open at a time, so this shows everything: selected, with a limit, low stock,
 * and sold-out values.
 */
export const Matrix: Story = {
  args: { initial: { glaze: 'green', size: '320ml' } },
  play: async ({ globals }) => {
    const button = await screen.findByRole('button', {
      name: messagesOf(globals, 'product', 'SkuSheet')('addToCart'),
    });
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1), {
      timeout: 4000,
    });
  },
};
/** Keeps the selection when it is reopened; the focus returns to the button that opened it. */
export const KeepsSelection: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, globals }) => {
    const opener = canvas.getByRole('button', { name: textOf(globals, open) });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('radio', { name: '320 ml' }));
    await userEvent.click(screen.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('radio', { name: '320 ml' })).toBeChecked();
  },
};
/** Opened, selected and closed by keyboard. Reopened, it does not show the old error. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'product', 'SkuSheet');
    const opener = canvas.getByRole('button', { name: textOf(globals, open) });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: t('title') });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    screen.getByRole('button', { name: t('addToCart') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: t('title') });
    await expect(screen.queryByRole('alert')).toBeNull();
    for (const name of [textOf(globals, blue), '320 ml']) {
      screen.getByRole('radio', { name }).focus();
      await userEvent.keyboard(' ');
    }
    screen.getByRole('button', { name: t('addToCart') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Resolved: Story = { args: { initial: { glaze: 'green', size: '320ml' } } };
export const BuyNow: Story = {
  args: { intent: 'buy', initial: { glaze: 'blue', size: '320ml' } },
  play: async ({ userEvent, args, globals }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: messagesOf(globals, 'product', 'SkuSheet')('buyNow') }),
    );
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
/** Changes the options of a cart line and keeps its quantity. */
export const Change: Story = {
  args: { intent: 'change', initial: { glaze: 'amber', size: '220ml' }, hasQuantity: false },
  play: async ({ globals }) => {
    await expect(
      await screen.findByRole('button', { name: messagesOf(globals, 'product', 'SkuSheet')('done') }),
    ).toBeEnabled();
    await expect(screen.queryByRole('spinbutton')).toBeNull();
  },
};
export const Pending: Story = { args: { initial: { glaze: 'blue', size: '320ml' }, isPending: true } };
export const SoldOut: Story = {
  args: { initial: { glaze: 'green', size: '450ml' } },
  play: async ({ globals }) => {
    await expect(
      await screen.findByRole('button', { name: messagesOf(globals, 'product', 'SkuSheet')('soldOut') }),
    ).toBeDisabled();
  },
};
export const Impossible: Story = {
  args: { initial: { glaze: 'amber', size: '450ml' } },
  play: async ({ userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'SkuSheet');
    await userEvent.click(await screen.findByRole('button', { name: t('addToCart') }));
    await expect(screen.getByRole('alert')).toHaveTextContent(t('impossible'));
  },
};
/** Sold out by cached data, while the current stock is loading: shows no stock, and allows no purchase. */
export const LoadingStock: Story = {
  args: { isLoading: true, initial: { glaze: 'green', size: '450ml' } },
  play: async ({ userEvent, args, globals }) => {
    const name = new RegExp(messagesOf(globals, 'product', 'SkuSheet')('addToCart'));
    const button = await screen.findByRole('button', { name });
    const text = messagesOf(globals, 'product', 'SkuPicker')('loadingStock');
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('spinbutton')).toBeDisabled();
  },
};
export const HidesImpossible: Story = {
  args: { unavailable: 'hide', initial: { glaze: 'amber' } },
  play: async ({ globals }) => {
    await screen.findByRole('radio', { name: textOf(globals, blue) });
    await expect(screen.queryByRole('radio', { name: '450 ml' })).toBeNull();
  },
};
/** More options than fit: they scroll, header and button stay. */
export const ManyValues: Story = { args: { kind: 'many' } };
export const LongText: Story = { args: { kind: 'long', initial: { kind: '0' } } };
/** Long text on a phone: nothing is wider than the window, and the button stays at its lower edge. */
export const Phone: Story = {
  ...LongText,
  tags: ['phone'],
  play: async ({ globals }) => {
    const button = await screen.findByRole('button', {
      name: messagesOf(globals, 'product', 'SkuSheet')('addToCart'),
    });
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1), {
      timeout: 4000,
    });
    const widest = Math.max(...screen.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().right));
    await expect(widest).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
