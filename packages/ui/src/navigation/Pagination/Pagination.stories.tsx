import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 11, hrefOf: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'navigation', 'Pagination');
    await expect(canvas.getByRole('navigation', { name: t('pagination') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('nextPage') })).toHaveAttribute('href', '?page=7');
    await expect(canvas.getByRole('link', { name: t('page', { page: 6 }), hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('previousPage') })).toHaveFocus();
  },
};
/** First, middle and last page of few, some and very many. */
export const Matrix: Story = {
  render: ({ hrefOf }) => (
    <Stack gap={24}>
      {[
        [1, 2],
        [4, 7],
        [1, 11],
        [6, 11],
        [11, 11],
        [500, 999],
        [12_345, 12_345],
      ].map(([page = 1, pageCount = 1]) => (
        <Pagination
          key={`${page}/${pageCount}`}
          aria-label={`${page}/${pageCount}`}
          page={page}
          pageCount={pageCount}
          hrefOf={hrefOf}
        />
      ))}
    </Stack>
  ),
};
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas, globals }) => {
    const previous = canvas.getByRole('link', {
      name: messagesOf(globals, 'navigation', 'Pagination')('previousPage'),
    });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};
/** Seven pages fit without gaps. */
export const Seven: Story = {
  args: { page: 4, pageCount: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { hidden: true })).toHaveLength(9);
  },
};
export const Huge: Story = { args: { page: 999, pageCount: 999 } };
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
/** A sentence replaces the numbers. */
export const Phone: Story = {
  tags: ['phone'],
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'navigation', 'Pagination');
    await expect(canvas.getByText(t('pageOf', { page: 6, total: 11 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('nextPage') })).toHaveAttribute('href', '?page=7');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
/** Very large page numbers: each fits in its pill, and the row fits on the page. */
export const LongText: Story = {
  args: { page: 1_234_566, pageCount: 1_234_567 },
  play: async ({ canvas, globals }) => {
    const page = canvas.getByRole('link', {
      name: messagesOf(globals, 'navigation', 'Pagination')('page', { page: 1_234_566 }),
    });
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** The longest row in the narrowest container. */
export const Narrow: Story = { args: { page: 12_344, pageCount: 12_345 }, decorators: [narrow] };
