import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { BottomNav } from './BottomNav.tsx';

function Sample({ currentKey }: { currentKey: string }) {
  return <BottomNav items={sampleShell(useSampleLocale()).bottomNav} currentKey={currentKey} />;
}

const meta = {
  title: 'Navigation/BottomNav',
  component: Sample,
  args: { currentKey: 'home' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen below 1024 px. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const hidden = true;
    await expect(canvas.getByRole('link', { name: '首页', hidden })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '购物车,3 件商品', hidden })).toBeInTheDocument();
  },
};
export const InCart: Story = { args: { currentKey: 'cart' } };
export const English: Story = { globals: { locale: 'en-US' } };
