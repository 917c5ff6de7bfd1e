import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { Pagination } from './Pagination.tsx';
import { paginationWords } from './Pagination.words.ts';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 11, hrefOf: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsOf(globals, paginationWords);
    await expect(canvas.getByRole('link', { name: words.nextPage })).toHaveAttribute('href', '?page=7');
    await expect(canvas.getByRole('link', { name: words.page(6), hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas, globals }) => {
    const previous = canvas.getByRole('link', { name: wordsOf(globals, paginationWords).previousPage });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};
export const Huge: Story = { args: { page: 999, pageCount: 999 } };
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
