import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextProps } from './Text.tsx';

const vase = both('素色陶瓷花瓶，手工拉坯，适合单枝花材。', 'A plain ceramic vase, thrown by hand, for single stems.');
const sample = both('好物有处寻 320\u00a0ml', 'Find good things 320\u00a0ml');
const long = both(
  '手工拉坯陶瓷花瓶，瓶口收窄，适合单枝或两三枝花材；釉面在不同光线下会由青转灰，每一只的落点都不一样，瓶底留素坯，并附两枚毛毡垫，放在木桌或石台上都不会留下划痕。',
  'A hand-thrown ceramic vase with a narrow neck, for a single stem or two or three. Its glaze turns from celadon to gray with the light and falls differently on each one; the foot is left bare, and two felt pads keep wood and stone free of scratches.',
);
const name = both('云釉手工马克杯', 'Cloud glaze mug');

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: <Say text={vase} /> },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, vase)).tagName).toBe('P');
  },
};

const sizes = [
  'display',
  'headline',
  'title',
  'subtitle',
  'body',
  'body-strong',
  'label',
  'label-strong',
  'small',
  'caption',
] as const;
const tones = ['default', 'muted', 'subtle', 'brand', 'price', 'info', 'success', 'warning', 'danger'] as const;
/** Every role and every tone. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Stack gap={8}>
        {sizes.map((size) => (
          <Text key={size} size={size}>
            <Say text={sample} /> {size}
          </Text>
        ))}
      </Stack>
      <Grid columns="md" gap={8}>
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            <Say text={sample} /> {tone}
          </Text>
        ))}
      </Grid>
    </Stack>
  ),
};

function Clamp(props: TextProps) {
  return <Text {...props}>{long[useSampleLocale()]}</Text>;
}
/** Truncates the text visually; screen readers get all of it. */
export const Clamped: Story = {
  render: () => (
    <Stack gap={16}>
      <Clamp lines={1} />
      <Clamp lines={2} />
      <Clamp lines={3} />
    </Stack>
  ),
  decorators: [narrow],
  play: async ({ canvas, globals }) => {
    const texts = canvas.getAllByText(textOf(globals, long));
    await expect(texts).toHaveLength(3);
    for (const [at, text] of texts.entries()) {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight);
      await expect(Math.round(text.getBoundingClientRect().height / line)).toBe(at + 1);
      await expect(text).toHaveAttribute('title', textOf(globals, long));
    }
  },
};

/** Uses tabular digits. */
export const TabularFigures: Story = {
  render: () => (
    <Grid columns={2}>
      {([false, true] as const).map((isNumeric) => (
        <Stack key={String(isNumeric)} gap={4}>
          {['¥1,111.11', '¥8,888.88', '¥2,046.70'].map((amount) => (
            <Text key={amount} isNumeric={isNumeric}>
              {amount}
            </Text>
          ))}
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const widths = ['¥1,111.11', '¥8,888.88'].map((amount) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getAllByText(amount)[1] ?? document.body);
      return range.getBoundingClientRect().width;
    });
    await expect(widths[0]).toBe(widths[1]);
  },
};
/** Breaks a single word that is wider than its container. */
export const Unbroken: Story = { args: { children: 'SF1420931182736'.repeat(12) }, decorators: [narrow] };
export const LongText: Story = { args: { children: <Say text={long} /> } };
export const Narrow: Story = {
  render: () => (
    <Stack gap={8}>
      <Text size="display">
        <Say text={name} />
      </Text>
      <Clamp />
    </Stack>
  ),
  decorators: [narrow],
};
