import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { BottomNav, type BottomNavProps } from './BottomNav.tsx';

const long = both('商品分类与品牌', 'Departments and brands');

interface SampleProps extends Partial<BottomNavProps> {
  cartCount?: number | undefined;
  isLong?: boolean | undefined;
}

function Sample({ cartCount = 3, isLong = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const items = sampleShell(locale).bottomNav.map((item) => ({
    ...item,
    ...(isLong && { label: long[locale] }),
    ...(item.id === 'cart' && { cartCount }),
  }));
  return <BottomNav {...props} items={items} />;
}

/** A small window of its own, so that a story can show several. */
function Phone({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return <div style={{ contain: 'layout', blockSize: 76, maxInlineSize: isNarrow ? 320 : 390 }}>{children}</div>;
}
const onPhone: Decorator = (Story) => (
  <Phone isNarrow>
    <Story />
  </Phone>
);

const meta = {
  title: 'Navigation/BottomNav',
  component: BottomNav,
  args: { items: [], currentKey: 'home' },
  render: ({ items: _, ...args }) => <Sample {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown below 1024 px. */
export const Default: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent, globals }) => {
    const hidden = true;
    const t = messagesOf(globals, 'navigation', 'BottomNav');
    // A hidden element has no accessible name, so a wide window can only find it by label.
    const bar = canvas.getByLabelText(t('bottomNavigation'));
    const home = canvas.getByRole('link', { name: textOf(globals, both('首页', 'Home')), hidden });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: t('cartWithCount', { count: 3 }), hidden })).toBeInTheDocument();
    if (window.innerWidth >= 1024) return expect(bar).not.toBeVisible();
    await expect(bar).toBe(canvas.getByRole('navigation', { name: t('bottomNavigation') }));
    await userEvent.tab();
    await expect(home).toHaveFocus();
  },
};
/** Every item as the current one, and a cart with many, one and no items. */
export const Matrix: Story = {
  tags: ['phone'],
  render: () => (
    <Stack gap={16}>
      {(['home', 'category', 'cart', 'user', 'settings'] as const).map((key, at) => (
        <Phone key={key}>
          <Sample aria-label={key} currentKey={key} cartCount={[3, 128, 1, 0, 12][at]} />
        </Phone>
      ))}
      <Phone>
        <Sample aria-label="none" />
      </Phone>
    </Stack>
  ),
};
/** The badge shows 99+; the accessible name contains the exact number. */
export const ManyInCart: Story = {
  render: () => <Sample currentKey="cart" cartCount={128} />,
  play: async ({ canvas, globals }) => {
    const name = messagesOf(globals, 'navigation', 'BottomNav')('cartWithCount', { count: 128 });
    await expect(canvas.getByRole('link', { name, hidden: true })).toHaveAttribute('aria-current', 'page');
  },
};
/** Long labels are truncated; the items stay equally wide. */
export const LongText: Story = {
  decorators: [onPhone],
  render: () => <Sample isLong currentKey="home" />,
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1024) return;
    const widths = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
};
export const Narrow: Story = { decorators: [onPhone], render: () => <Sample currentKey="home" cartCount={128} /> };
