import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { Say } from '../../fixtures/Say.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const was = both('原价', 'Was ');
const section = both('商品评价', 'Reviews');
const long = both(
  '这段文字只给读屏软件，眼睛看不到，也不占地方。',
  'Only screen readers get this; it is not seen and takes no room. ',
);

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: <Say text={was} /> },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read it with the text around it; it takes no space. */
export const Default: Story = {
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />
      ¥129.00
    </Text>
  ),
  play: async ({ canvas, globals }) => {
    const hidden = canvas.getByText(textOf(globals, was).trim());
    await expect(hidden.parentElement).toHaveTextContent(`${textOf(globals, was).trim()}`);
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
/** A heading for users who navigate by headings. */
export const AsHeading: Story = {
  args: { as: 'h2', children: <Say text={section} /> },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: textOf(globals, section) })).toBeInTheDocument();
  },
};
/** Long text does not widen the page. */
export const LongText: Story = {
  args: { children: <Say text={long} /> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
