import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { MergeNotice, type MergeNoticeProps } from './MergeNotice.tsx';

type Kind = 'whole' | 'capped' | 'dropped' | 'both' | 'long';

function Sample({ kind = 'both', ...props }: Omit<MergeNoticeProps, 'capped' | 'dropped'> & { kind?: Kind }) {
  const items = sampleCartItems(useSampleLocale());
  const times = kind === 'long' ? 4 : 1;
  const named = items.map(({ id, title }) => ({ id, title: Array(times).fill(title).join(' ') }));
  const capped = named.slice(0, 2).map((product) => ({ ...product, asked: 6, kept: 3 }));
  return (
    <MergeNotice
      {...props}
      capped={kind === 'whole' || kind === 'dropped' ? [] : capped}
      dropped={kind === 'whole' || kind === 'capped' ? [] : named.slice(3, 4)}
    />
  );
}

const meta = {
  title: 'Commerce/MergeNotice',
  component: MergeNotice,
  args: { mergedCount: 5, onDismiss: fn() },
  render: ({ capped: _capped, dropped: _dropped, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof MergeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'MergeNotice');
    const [mug, , , lamp] = sampleCartItems(localeOf(globals));
    const region = canvas.getByRole('region', { name: t('region') });
    await expect(region).toBeVisible();
    await waitFor(() => expect(spoken(canvasElement)).toContain(t('merged', { count: 5 })));
    for (const sentence of [
      t('merged', { count: 5 }),
      t('quantityReducedFrom', {
        title: mug?.title ?? '',
        requested: 6,
        quantity: 3,
      }),
      t('unavailable', { title: lamp?.title ?? '' }),
    ]) {
      await expect(region.textContent).toContain(sentence);
      await expect(spoken(canvasElement)).toContain(sentence);
    }
    canvas.getByRole('button', { name: t('dismiss') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
/** Every outcome below one another. */
export const Matrix: Story = {
  render: ({ capped: _capped, dropped: _dropped, ...args }) => (
    <Stack>
      <Sample {...args} kind="whole" aria-label="whole" />
      <Sample {...args} kind="capped" aria-label="capped" />
      <Sample {...args} kind="dropped" aria-label="dropped" mergedCount={0} />
      <Sample {...args} kind="both" aria-label="both" onDismiss={undefined} />
    </Stack>
  ),
};
export const Whole: Story = {
  render: ({ capped: _capped, dropped: _dropped, ...args }) => <Sample {...args} kind="whole" />,
};
export const LongText: Story = {
  render: ({ capped: _capped, dropped: _dropped, ...args }) => <Sample {...args} kind="long" />,
};
export const Narrow: Story = { decorators: [narrow] };
