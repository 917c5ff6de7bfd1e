import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { lineNameOf } from '../../fixtures/lineNameOf.ts';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { SavedForLater, type SavedForLaterProps } from './SavedForLater.tsx';

type SampleProps = Omit<SavedForLaterProps, 'items' | 'hrefOf'> & { places?: readonly number[]; times?: number };

/** A list that removes moved and deleted products. */
function Sample({ places = [0, 1, 2, 3, 4], times = 1, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const items = sampleCartItems(locale)
    .map((line, index) => ({
      ...line,
      title: Array(times).fill(line.title).join(' '),
      addedPrice: index === 1 ? minor(29_900) : line.addedPrice,
      status: line.status === 'insufficient' ? ('available' as const) : line.status,
    }))
    .filter(({ id }, index) => places.includes(index) && !removedIds.includes(id));
  return (
    <SavedForLater
      {...props}
      items={items}
      hrefOf={({ productUuid }) => `#${productUuid}`}
      onMoveToCart={(item) => {
        props.onMoveToCart(item);
        setRemovedIds((now) => [...now, item.id]);
      }}
      onRemove={(item) => {
        props.onRemove(item);
        setRemovedIds((now) => [...now, item.id]);
      }}
    />
  );
}

const meta = {
  title: 'Commerce/SavedForLater',
  component: SavedForLater,
  args: { items: [], hrefOf: () => '#', onMoveToCart: fn(), onRemove: fn(), onRetry: fn() },
  render: ({ items: _items, hrefOf: _hrefOf, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof SavedForLater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'SavedForLater');
    const [mug, kettle] = sampleCartItems(localeOf(globals));
    const [mugName = '', kettleName = '', bowlName = ''] = [0, 1, 2].map((index) => lineNameOf(globals, index));
    await expect(canvas.getByRole('link', { name: mugName })).toHaveAccessibleDescription(
      t('priceDecreased', { amount: '¥10.00' }),
    );
    await expect(canvas.getByRole('link', { name: kettleName })).toHaveAccessibleDescription(
      t('priceIncreased', { amount: '¥30.00' }),
    );
    canvas.getByRole('button', { name: t('moveItemToCart', { title: mugName }) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMoveToCart).toHaveBeenCalledWith(expect.objectContaining({ id: mug?.id }));
    await waitFor(() => expect(canvas.getByRole('link', { name: kettleName })).toHaveFocus());
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('moved', { title: mugName })));
    await userEvent.click(canvas.getByRole('button', { name: t('removeItem', { title: kettleName }) }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: kettle?.id }));
    await waitFor(() => expect(canvas.getByRole('link', { name: bowlName })).toHaveFocus());
  },
};
/** Every state below one another. */
export const Matrix: Story = {
  // Only this story has several regions with the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ items: _items, hrefOf: _hrefOf, ...args }) => (
    <Stack>
      <Sample {...args} />
      <Sample {...args} places={[]} />
      <Sample {...args} status="error" places={[]} />
    </Stack>
  ),
};
export const Empty: Story = {
  render: ({ items: _items, hrefOf: _hrefOf, ...args }) => <Sample {...args} places={[]} />,
};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  render: ({ items: _items, hrefOf: _hrefOf, ...args }) => <Sample {...args} places={[0, 3]} times={4} />,
};
export const Narrow: Story = { decorators: [narrow] };
