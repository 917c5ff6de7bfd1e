import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const text = {
  submitting: both('提交中', 'Submitting'),
  long: both('正在核对库存和优惠，可能需要几秒钟', 'Checking stock and discounts, which may take some seconds'),
};

const meta = { title: 'Foundations/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its text is for screen readers, and visible with reduced motion. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'foundations', 'Spinner')('loading'))).toBeInTheDocument();
  },
};
export const Matrix: Story = {
  render: function Each() {
    const t = useSampleLocale();
    return (
      <Stack gap={16}>
        <Inline gap={16}>
          <Spinner size="sm" />
          <Spinner size="md" />
          <Spinner size="lg" />
        </Inline>
        <Inline gap={8}>
          <Spinner label="" />
          <span>{text.submitting[t]}</span>
        </Inline>
      </Stack>
    );
  },
};
/** Text beside it says the same: it then has none of its own. */
export const WithoutWords: Story = {
  args: { label: '' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(messagesOf(globals, 'foundations', 'Spinner')('loading'))).toBeNull();
  },
};
export const LongText: Story = {
  render: function Long(args) {
    return <Spinner {...args} label={text.long[useSampleLocale()]} />;
  },
};
