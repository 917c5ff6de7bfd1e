import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductRail, type ProductRailProps } from './ProductRail.tsx';

const texts = {
  fresh: both('新品首发', 'New arrivals'),
  note: both('每周四上新', 'Fresh every Thursday'),
  deals: both('限时特惠', 'Limited-time deals'),
  one: both('只有一件', 'Only one'),
  coming: both('正在加载', 'On its way'),
  gone: both('没有加载出来', 'Did not load'),
  long: both(
    '把一个角落先点亮的灯、蜡烛和花器，以及配它们的小物',
    'Lamps, candles and vases that light a corner first, with all that goes with them',
  ),
  longNote: both(
    '每周四上午十点上新，数量不多，卖完以后要等下一批',
    'New things every Thursday at ten, in small numbers: what is gone comes back with the next batch',
  ),
};

interface SampleProps extends Partial<Omit<ProductRailProps, 'title' | 'note' | 'children'>> {
  title?: Localized | undefined;
  note?: Localized | undefined;
  count?: number | undefined;
}

function Sample({ title = texts.fresh, note, count = 8, ...props }: SampleProps) {
  const locale = useSampleLocale();
  return (
    <ProductRail {...props} title={title[locale]} note={note?.[locale]}>
      {sampleProducts(locale)
        .slice(0, count)
        .map((product) => (
          <ProductCard key={product.id} product={product} href={`#${product.id}`} onQuickAdd={() => {}} />
        ))}
    </ProductRail>
  );
}

const meta = {
  title: 'Commerce/ProductRail',
  component: ProductRail,
  args: { title: '', moreHref: '#new', onRetry: fn() },
  render: ({ title: _, note: __, children: ___, ...args }) => <Sample {...args} note={texts.note} />,
} satisfies Meta<typeof ProductRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const name = textOf(globals, texts.fresh);
    await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('list', { name })).toBeVisible();
    const more = canvas.getByRole('link', {
      name: `${messagesOf(globals, 'commerce', 'ProductRail')('seeAll')} ${name}`,
    });
    await expect(more).toHaveAttribute('href', '#new');
    await userEvent.tab();
    await expect(more).toHaveFocus();
  },
};
/** On a light background, on the panel of deals, with one card, loading, and failed. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={48}>
      <Sample note={texts.note} moreHref="#new" />
      <Sample title={texts.deals} tone="deal" overflow="scroll" moreHref="#deals" />
      <Sample title={texts.one} count={1} />
      <Sample title={texts.coming} status="loading" />
      <Sample title={texts.gone} status="error" onRetry={() => {}} />
    </Stack>
  ),
};
/** Cards that do not fit are reachable by the buttons, by scrolling, and by Tab. */
export const Scrolling: Story = {
  args: { overflow: 'scroll' },
  play: async ({ canvas, userEvent, globals }) => {
    if (window.innerWidth < 1024) return;
    const t = messagesOf(globals, 'commerce', 'ProductRail');
    const next = await canvas.findByRole('button', { name: t('next') });
    const before = canvas.getByRole('button', { name: t('previous') });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(before).toHaveAttribute('aria-disabled', 'false'));
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await userEvent.click(before);
    await waitFor(() => expect(before).toHaveAttribute('aria-disabled', 'true'));
  },
};
/** The buttons are swapped, and the row is reversed. */
export const RightToLeft: Story = {
  args: { overflow: 'scroll' },
  // On the whole page: otherwise axe considers links to the left of a right-to-left container
  // hidden.
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, globals }) => {
    if (window.innerWidth < 1024) return;
    const t = messagesOf(globals, 'commerce', 'ProductRail');
    const row = canvas.getByRole('list', { name: textOf(globals, texts.fresh) });
    const next = await canvas.findByRole('button', { name: t('next') });
    const before = canvas.getByRole('button', { name: t('previous') });
    await expect(next.getBoundingClientRect().right).toBeLessThan(before.getBoundingClientRect().left);
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(row.scrollLeft).toBeLessThan(0);
    await userEvent.click(before);
    await waitFor(() => expect(before).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(spoken(canvasElement)).toBe(messagesOf(globals, 'commerce', 'ProductRail')('loading')));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const One: Story = { render: (args) => <Sample moreHref={args.moreHref} count={1} /> };
export const Deals: Story = { args: { tone: 'deal' } };
export const LongText: Story = { render: () => <Sample title={texts.long} note={texts.longNote} moreHref="#new" /> };
export const Narrow: Story = {
  decorators: [narrow],
  render: () => <Sample title={texts.long} note={texts.longNote} moreHref="#new" />,
};
