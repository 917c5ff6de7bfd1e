import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';

const names = ['mug', 'lamp', 'headphones', 'armchair', 'bed', 'flower', 'droplet', 'notebook', 'unknown'];

const meta = {
  title: 'Navigation/CategoryIcon',
  component: CategoryIcon,
  args: { name: 'mug' },
} satisfies Meta<typeof CategoryIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a category's name it is hidden from screen readers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
/** Every category in every size; the last name is unknown. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={16}>
          {names.map((name) => (
            <CategoryIcon key={name} name={name} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
const kitchen = both('餐厨器具', 'Kitchen & table');
/** A standalone icon has a name. */
export const Named: Story = {
  render: function Named(args) {
    return <CategoryIcon {...args} label={kitchen[useSampleLocale()]} size="lg" />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: textOf(globals, kitchen) })).toBeVisible();
  },
};
export const Unknown: Story = { args: { name: 'not among them' } };
