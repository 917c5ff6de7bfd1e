import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { both, type Localized, type SampleLocale } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { type CategoryNode, CategoryTree, type CategoryTreeProps } from './CategoryTree.tsx';

const kitchen = both('餐厨器具', 'Kitchen & table');
const cups = both('杯壶', 'Mugs');
const bowls = both('碗盘', 'Bowls');
const mugs = both('马克杯', 'Coffee mugs');
const flasks = both('保温杯', 'Vacuum flasks');
const lighting = both('灯具照明', 'Lighting');
const desk = both('台灯', 'Desk lamps');
const audio = both('数码影音', 'Audio & tech');

function sampleNodes(locale: SampleLocale): CategoryNode[] {
  const node = (id: string, name: Localized, more: Partial<CategoryNode> = {}): CategoryNode => ({
    id,
    name: name[locale],
    href: `/category?categoryUuid=${id}`,
    ...more,
  });
  const pictures = sampleProducts(locale).map(({ image }) => image);
  return [
    node('kitchen', kitchen, {
      icon: 'mug',
      children: [
        node('cups', cups, {
          count: 1128,
          children: [
            node('mugs', mugs, { count: 640, picture: pictures[0] }),
            node('flasks', flasks, { count: 96, picture: pictures[1] }),
          ],
        }),
        node('bowls', bowls, { count: 96, picture: pictures[2] }),
      ],
    }),
    node('lighting', lighting, { icon: 'lamp', children: [node('desk', desk, { count: 31, picture: pictures[3] })] }),
    node('audio', audio, { icon: 'headphones' }),
  ];
}

function Sample(props: Partial<CategoryTreeProps>) {
  return <CategoryTree nodes={sampleNodes(useSampleLocale())} {...props} />;
}

const meta = {
  title: 'Navigation/CategoryTree',
  component: CategoryTree,
  args: { nodes: [], currentId: 'cups', onExpandedChange: fn(), onRetry: fn() },
  render: ({ nodes: _, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof CategoryTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [narrow],
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'CategoryTree');
    await expect(canvas.getByRole('navigation', { name: t('categories') })).toBeVisible();
    const link = canvas.getByRole('link', { name: new RegExp(`^${textOf(globals, cups)}`) });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toHaveAttribute('href', '/category?categoryUuid=cups');
    const toggle = canvas.getByRole('button', { name: t('expand', { name: textOf(globals, lighting) }) });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['kitchen', 'cups', 'lighting']);
    await expect(canvas.getByRole('link', { name: new RegExp(`^${textOf(globals, desk)}`) })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: t('collapse', { name: textOf(globals, lighting) }) }),
    ).toHaveFocus();
  },
};
/** Arrow keys move as in a tree; Tab moves from link to button to link. */
export const Keyboard: Story = {
  args: { currentId: undefined },
  decorators: [narrow],
  play: async ({ canvas, userEvent, globals }) => {
    const link = (name: Localized) => canvas.getByRole('link', { name: new RegExp(`^${textOf(globals, name)}`) });
    await userEvent.tab();
    await expect(link(kitchen)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(link(cups)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(link(cups)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(bowls)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(link(kitchen)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('link', { name: new RegExp(`^${textOf(globals, cups)}`) })).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(link(audio)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    const t = messagesOf(globals, 'navigation', 'CategoryTree');
    await expect(canvas.getByRole('button', { name: t('expand', { name: textOf(globals, kitchen) }) })).toHaveFocus();
  },
};
/** The arrow keys for expanding and collapsing are swapped. */
export const RightToLeft: Story = {
  args: { currentId: undefined },
  globals: { direction: 'rtl' },
  decorators: [narrow],
  play: async ({ canvas, userEvent, globals }) => {
    const link = (name: Localized) => canvas.queryByRole('link', { name: new RegExp(`^${textOf(globals, name)}`) });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(link(cups)).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(link(cups)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(link(cups)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(link(kitchen)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(link(cups)).toBeNull();
  },
};
/** On a phone: top categories at the start edge, and the subcategories of one of them. */
export const Panes: Story = {
  args: { layout: 'panes' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'CategoryTree');
    const top = canvas.getByRole('button', { name: textOf(globals, lighting) });
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent(textOf(globals, kitchen));
    await userEvent.click(top);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['lighting']);
    await expect(canvas.getByRole('link', { name: t('allIn', { name: textOf(globals, lighting) }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: textOf(globals, desk) })).toBeVisible();
    await expect(top).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, kitchen) }));
  },
};
/** Collapsed, expanded, stale, loading, failed, empty; as panes. */
export const Matrix: Story = {
  render: ({ nodes: _, ...args }) => (
    <Grid columns="lg" gap={32}>
      <Sample label="1" />
      <Sample {...args} label="2" />
      <Sample {...args} label="3" isStale />
      <Sample {...args} label="4" status="loading" />
      <Sample {...args} label="5" status="error" />
      <Sample {...args} label="6" nodes={[]} />
      <Sample {...args} label="7" layout="panes" />
      <Sample {...args} label="8" layout="panes" currentId="audio" />
    </Grid>
  ),
};

function deepNodes(names: readonly string[], level = 1): CategoryNode[] {
  return names.map((name, at) => ({
    id: `${name} ${level}`,
    name,
    href: '#',
    icon: 'bed',
    ...(at === 0 && level < 6 && { children: deepNodes(names, level + 1) }),
  }));
}
/** Six levels; deeper ones are indented less than the first. */
export const Deep: Story = {
  decorators: [narrow],
  render: function Deep({ nodes: _, ...args }) {
    const locale = useSampleLocale();
    const nodes = deepNodes([cups[locale], bowls[locale]]);
    return <CategoryTree {...args} nodes={nodes} currentId={`${bowls[locale]} 6`} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
  },
};
/** An unknown icon name, and none at all. */
export const MissingIcon: Story = {
  decorators: [narrow],
  render: function Missing({ nodes: _, ...args }) {
    const locale = useSampleLocale();
    const nodes = [
      { id: 'a', name: kitchen[locale], href: '#', icon: 'not drawn yet' },
      { id: 'b', name: lighting[locale], href: '#' },
    ];
    return <CategoryTree {...args} nodes={nodes} />;
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a svg')).toHaveLength(2);
  },
};
export const Stale: Story = {
  args: { isStale: true },
  decorators: [narrow],
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'navigation', 'CategoryTree');
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('cached')));
    await expect(within(canvas.getByRole('navigation')).getByText(t('cached'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = {
  args: { status: 'loading' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: Story = {
  args: { status: 'error' },
  decorators: [narrow],
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      messagesOf(globals, 'navigation', 'CategoryTree')('failed'),
    );
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Empty: Story = {
  decorators: [narrow],
  render: (args) => <CategoryTree {...args} nodes={[]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'navigation', 'CategoryTree')('empty'))).toBeVisible();
  },
};
const long = both('手工陶瓷与玻璃餐具及厨房收纳用品', 'Hand-made tableware, glassware and storage for the kitchen');
export const LongText: Story = {
  render: function Long({ nodes: _, ...args }) {
    const name = long[useSampleLocale()];
    const leaf = { name, href: '#', count: 1_234_567 };
    const nodes = [
      {
        id: 'a',
        name,
        href: '#',
        icon: 'mug',
        children: [
          { ...leaf, id: 'b' },
          { ...leaf, id: 'c' },
        ],
      },
    ];
    return (
      <Stack gap={24}>
        <CategoryTree {...args} nodes={nodes} currentId="b" label={`${name} 1`} />
        <CategoryTree {...args} nodes={nodes} currentId="b" label={`${name} 2`} layout="panes" />
      </Stack>
    );
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
