import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { breadcrumbsWords } from './Breadcrumbs.words.ts';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: '首页', href: '#home' },
      { label: '餐厨器具', href: '#kitchen' },
      { label: '杯壶', href: '#cups' },
      { label: '云釉手工马克杯' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('云釉手工马克杯')).toHaveAttribute('aria-current', 'page');
    await expect(
      canvas.getByRole('navigation', { name: wordsOf(globals, breadcrumbsWords).breadcrumbs }),
    ).toBeVisible();
  },
};
export const Long: Story = {
  args: {
    items: Array.from({ length: 6 }, (_, level) => ({ label: `第 ${level + 1} 级有一个相当长的分类名称`, href: '#' })),
  },
};
