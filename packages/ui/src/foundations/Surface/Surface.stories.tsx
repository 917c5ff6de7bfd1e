import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from './Surface.tsx';

const meta = {
  title: 'Foundations/Surface',
  component: Surface,
  args: { children: '满 299 元可用' },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tones = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'deal',
  'brand-subtle',
  'info-subtle',
  'danger-subtle',
  'brand',
  'warm',
  'iridescent',
] as const;
export const Tones: Story = {
  render: () => (
    <Grid columns="sm">
      {tones.map((tone) => (
        <Surface key={tone} tone={tone}>
          {tone}
        </Surface>
      ))}
    </Grid>
  ),
};

export const Elevations: Story = {
  render: () => (
    <Grid columns="sm" gap={24}>
      {(['flat', 'hairline', 'lift', 'float'] as const).map((elevation) => (
        <Surface key={elevation} elevation={elevation}>
          {elevation}
        </Surface>
      ))}
    </Grid>
  ),
};

export const WithDividers: Story = {
  render: () => (
    <Surface>
      <Stack>
        <span>商品总额</span>
        <Divider />
        <span>合计</span>
        <Divider label="或" />
        <Inline gap={12} align="stretch">
          <span>收藏</span>
          <Divider orientation="vertical" />
          <span>足迹</span>
        </Inline>
      </Stack>
    </Surface>
  ),
};
