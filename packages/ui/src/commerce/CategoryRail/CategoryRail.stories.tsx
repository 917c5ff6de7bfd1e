import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryRail } from './CategoryRail.tsx';

const names = ['餐厨器具', '灯具照明', '数码影音', '家具', '家纺布艺', '香氛绿植'];

const meta = {
  title: 'Commerce/CategoryRail',
  component: CategoryRail,
  args: { categories: names.map((name) => ({ id: name, name })), hrefOf: ({ id }) => `#${id}`, currentId: '灯具照明' },
} satisfies Meta<typeof CategoryRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '灯具照明' })).toHaveAttribute('aria-current', 'page');
  },
};
export const LongEnglishNames: Story = {
  args: { categories: ['Kitchen & table', 'Audio & technology', 'Stationery'].map((name) => ({ id: name, name })) },
};
