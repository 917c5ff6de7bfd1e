import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf } from '../../fixtures/messagesOf.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { CategoryRail } from './CategoryRail.tsx';

const long = both('手工陶瓷与玻璃餐厨器具', 'Handmade ceramics and glass for the kitchen');

const names = [both('第一个', 'First'), both('都没选', 'None'), both('长名称', 'Long names')];

interface SampleProps {
  /** Index of the current category. */
  current?: number | undefined;
  isLong?: boolean;
  /** Distinguishes it from other rails. */
  name?: Localized | undefined;
}

function Sample({ current = 1, isLong = false, name }: SampleProps) {
  const locale = useSampleLocale();
  const links = sampleShell(locale).sidebar[0]?.links ?? [];
  const categories = links.map(({ href, label }, index) => ({
    id: href,
    name: isLong && index < 2 ? long[locale] : label,
  }));
  return (
    <CategoryRail
      {...(name && { 'aria-label': name[locale] })}
      categories={categories}
      hrefOf={({ id }) => `#${id}`}
      currentId={categories[current]?.id}
    />
  );
}

const meta = { title: 'Commerce/CategoryRail', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'commerce', 'CategoryRail');
    await expect(canvas.getByRole('navigation', { name: t('categories') })).toBeVisible();
    const name = sampleShell(localeOf(globals)).sidebar[0]?.links[1]?.label ?? '';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
export const Matrix: Story = {
  render: () => (
    <Inline gap={40} align="start">
      <Sample current={0} name={names[0]} />
      <Sample current={99} name={names[1]} />
      <Sample isLong name={names[2]} />
    </Inline>
  ),
};
export const LongText: Story = { args: { isLong: true } };
