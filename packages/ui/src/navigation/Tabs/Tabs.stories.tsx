import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const texts = {
  label: both('商品信息', 'About this product'),
  details: both('商品详情', 'Details'),
  specs: both('规格参数', 'Specifications'),
  reviews: both('用户评价', 'Reviews'),
  reviewCount: both('1286 条评价', '1,286 reviews'),
  questions: both('问答', 'Questions'),
  glaze: both('釉线，是手停下来的地方。', 'The glaze line is where the hand stopped.'),
  size: both('容量 320 ml', 'Holds 320 ml'),
  wall: both('杯壁不厚不薄。', 'The wall is neither thick nor thin.'),
  season: both('季节', 'Season'),
  long: both('关于釉料、烧制与日常养护的一切', 'Everything about glaze, firing and daily care'),
};

interface SampleProps extends Partial<Omit<TabsProps, 'items' | 'label'>> {
  has?: 'usual' | 'many' | 'long' | undefined;
  name?: Localized | undefined;
}

function Sample({ has = 'usual', name = texts.label, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const usual = [
    { id: 'details', label: texts.details[locale], content: <p>{texts.glaze[locale]}</p> },
    { id: 'specs', label: texts.specs[locale], content: <p>{texts.size[locale]}</p> },
    {
      id: 'reviews',
      label: texts.reviews[locale],
      count: 1286,
      countLabel: texts.reviewCount[locale],
      content: <p>{texts.wall[locale]}</p>,
    },
    { id: 'questions', label: texts.questions[locale], isDisabled: true, content: null },
  ];
  const seasons = Array.from({ length: 12 }, (_, at) => `${texts.season[locale]} ${at + 1}`);
  const items = {
    usual,
    many: seasons.map((label, at) => ({ id: String(at), label, content: <p>{label}</p> })),
    long: usual.map((item) => ({ ...item, label: texts.long[locale], isDisabled: false })),
  };
  return <Tabs {...props} label={name[locale]} items={items[has]} />;
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: '', items: [], onSelectionChange: fn() },
  render: ({ label: _, items: __, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys wrap around and skip disabled tabs. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const name = (text: Localized) => ({ name: textOf(globals, text) });
    await expect(await canvas.findByRole('tablist', name(texts.label))).toBeVisible();
    // React Aria renders a collection in a second pass.
    await userEvent.click(await canvas.findByRole('tab', name(texts.details)));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', name(texts.specs))).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', name(texts.specs))).toHaveTextContent(textOf(globals, texts.size));
    await userEvent.keyboard('{End}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('reviews');
    const said = `${textOf(globals, texts.reviews)} ${textOf(globals, texts.reviewCount)}`;
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(said);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('details');
    await expect(canvas.getByRole('tab', name(texts.questions))).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
/** With a count and a disabled tab; all disabled; more than fit with the first and the last one selected. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={32}>
      <Sample />
      <Sample name={texts.reviews} defaultSelectedKey="reviews" />
      <Sample name={texts.specs} isDisabled />
      <div style={{ maxInlineSize: 320 }}>
        <Sample name={texts.season} has="many" />
      </div>
      <div style={{ maxInlineSize: 320 }}>
        <Sample name={texts.long} has="many" defaultSelectedKey="11" />
      </div>
    </Stack>
  ),
};
/** Arrow keys only move the focus; Enter or Space selects. For panels that load slowly. */
export const Manual: Story = {
  args: { isManual: true },
  play: async ({ canvas, userEvent, globals }) => {
    const first = await canvas.findByRole('tab', { name: textOf(globals, texts.details) });
    const second = canvas.getByRole('tab', { name: textOf(globals, texts.specs) });
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};
/** Twelve tabs scroll, faded where there are more. */
export const Many: Story = {
  decorators: [narrow],
  render: () => <Sample has="many" defaultSelectedKey="11" />,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('tablist');
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
    // Faded where there is more.
    await expect(list.getAnimations()).toHaveLength(1);
  },
};
export const LongText: Story = { decorators: [narrow], render: () => <Sample has="long" /> };
export const Narrow: Story = { decorators: [narrow] };
