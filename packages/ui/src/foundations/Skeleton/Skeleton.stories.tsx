import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const products = both('商品列表', 'Products');

const meta = { title: 'Foundations/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Cards() {
  return (
    <section aria-busy="true" aria-label={products[useSampleLocale()]}>
      <Grid columns="products">
        {['1', '2', '3', '4', '5'].map((name) => (
          <Stack key={name} gap={8}>
            <Skeleton shape="square" />
            <Skeleton lines={2} />
            <Skeleton shape="price" />
          </Stack>
        ))}
      </Grid>
    </section>
  );
}
/** Hidden from screen readers; the region around it is `aria-busy`. */
export const Default: Story = {
  render: () => <Cards />,
  play: async ({ canvas, canvasElement, globals }) => {
    const region = canvas.getByRole('region', { name: textOf(globals, products) });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    for (const box of canvasElement.querySelectorAll('[class*=Skeleton]'))
      await expect(box.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(region).toHaveTextContent('');
  },
};
/** Every shape, and one to four lines. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Grid columns="sm">
        {(['text', 'title', 'price', 'button', 'square', 'panel', 'circle'] as const).map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Grid>
      <Grid columns="sm">
        {([1, 2, 3, 4] as const).map((lines) => (
          <Skeleton key={lines} lines={lines} />
        ))}
      </Grid>
    </Stack>
  ),
};
/** Has no shimmer when motion is reduced. */
export const NoMovement: Story = {
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[class*=Skeleton]');
    const { display, animationDuration } = getComputedStyle(box ?? document.body, '::after');
    const isStill = display === 'none' || Number.parseFloat(animationDuration) <= 0.001;
    await expect(isStill).toBe(true);
  },
};
export const Narrow: Story = { render: () => <Cards />, decorators: [narrow] };
