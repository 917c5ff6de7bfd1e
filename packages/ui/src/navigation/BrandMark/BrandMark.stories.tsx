import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Navigation/BrandMark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture without a name: the text beside it is read. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
const sizes = [20, 30, 32, 48, 96];
/** Every size in use, on light and green backgrounds. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      {[false, true].map((isOnBrand) => (
        <Surface key={String(isOnBrand)} tone={isOnBrand ? 'brand' : 'surface'} padding={24}>
          <Inline gap={24}>
            {sizes.map((size) => (
              <BrandMark key={size} size={size} isOnBrand={isOnBrand} />
            ))}
          </Inline>
        </Surface>
      ))}
    </Stack>
  ),
};
