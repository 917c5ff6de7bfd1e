import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { CountDown } from './CountDown.tsx';

const noon = Date.UTC(2026, 10, 20, 12);
const atNoon = () => noon;

const meta = {
  title: 'Feedback/CountDown',
  component: CountDown,
  args: { targetTime: noon + 1_799_000, now: atNoon, onExpire: fn() },
} satisfies Meta<typeof CountDown>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = {
  halfHour: both('剩余时间 29 分 59 秒', 'Time left 29 minutes 59 seconds'),
  days: both('剩余时间 2 天 1 小时', 'Time left 2 days 1 hour'),
  skewed: both('剩余时间 1 分', 'Time left 1 minute'),
};

/** Has an accessible name, and announces nothing while it runs. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const timer = canvas.getByRole('timer', { name: textOf(globals, name.halfHour) });
    await expect(timer).toHaveTextContent('00:29:59');
    await expect(timer).toHaveAttribute('aria-live', 'off');
  },
};
/** Every variant and format side by side, on light and green backgrounds. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={16}>
      {(['surface', 'iridescent'] as const).map((tone) => (
        <Surface key={tone} tone={tone}>
          <Grid columns="md" gap={16}>
            {(['text', 'tiles'] as const).flatMap((look) => [
              <CountDown key={look} {...args} variant={look} />,
              <CountDown key={`${look} days`} {...args} variant={look} format="days" targetTime={noon + 266_400_000} />,
              <CountDown key={`${look} hours`} {...args} variant={look} />,
              <CountDown key={`${look} short`} {...args} variant={look} format="short" />,
              <CountDown key={`${look} over`} {...args} variant={look} targetTime={noon} />,
            ])}
          </Grid>
        </Surface>
      ))}
    </Stack>
  ),
};
/** Shows days before the clock. */
export const Days: Story = {
  args: { targetTime: noon + 49 * 3_600_000, format: 'days' },
  play: async ({ canvas, globals }) => {
    const timer = canvas.getByRole('timer', { name: textOf(globals, name.days) });
    await expect(timer).toHaveTextContent(
      `${messagesOf(globals, 'feedback', 'CountDown')('days', { count: 2 })}01:00:00`,
    );
  },
};
/** A short time starts with minutes; a longer one with hours. */
export const Short: Story = {
  args: { format: 'short' },
  render: (args) => (
    <Stack gap={12}>
      <CountDown {...args} />
      <CountDown {...args} targetTime={noon + 3_600_000} />
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const [minutes, hour] = canvas.getAllByRole('timer');
    await expect(minutes).toHaveTextContent(/^29:59$/);
    await expect(minutes).toHaveAccessibleName(textOf(globals, name.halfHour));
    await expect(hour).toHaveTextContent(/^01:00:00$/);
  },
};
/** The last second, by the device's clock. */
export const OneSecond: Story = {
  render: function Second(args) {
    const [end] = useState(() => Date.now() + 1000);
    return <CountDown {...args} now={undefined} targetTime={end} announceAt={[0]} />;
  },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = messagesOf(globals, 'feedback', 'CountDown');
    const over = `${t('timeLeft')} ${t('seconds', { count: 0 })}`;
    await waitFor(() => expect(canvas.getByRole('timer', { name: over })).toHaveTextContent('00:00:00'), {
      timeout: 4000,
    });
    await expect(args.onExpire).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(spoken(canvasElement)).toContain(over));
  },
};
/** An expired countdown says so at once, and calls `onExpire` once. */
export const Over: Story = {
  args: { targetTime: noon - 1000 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledTimes(1));
  },
};
/** After an hour in a hidden tab, the end is not missed, and the time is correct. */
export const PausedTab: Story = {
  render: function Sleeping(args) {
    const [slept, setSlept] = useState(0);
    const [clock] = useState(() => ({ slept: 0, now: () => noon + clock.slept }));
    return (
      <SampleProvider clock={clock}>
        <Stack gap={12}>
          <CountDown {...args} now={undefined} />
          <Button
            variant="quiet"
            isDisabled={slept > 0}
            onPress={() => {
              clock.slept = 3_600_000;
              setSlept(clock.slept);
              document.dispatchEvent(new Event('visibilitychange'));
            }}
          >
            {sleep[useSampleLocale()]}
          </Button>
        </Stack>
      </SampleProvider>
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:29:59');
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, sleep) }));
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await expect(args.onExpire).toHaveBeenCalledTimes(1);
  },
};
const sleep = both('睡一小时', 'Sleep for an hour');

/** The device's clock is half an hour fast; the countdown follows the application's clock. */
export const ClockSkew: Story = {
  args: { targetTime: noon + 60_000 },
  render: function Skewed(args) {
    const deviceTime = noon + 1_800_000;
    const [clock] = useState({ now: () => deviceTime - 1_800_000 });
    return (
      <SampleProvider clock={clock}>
        <CountDown {...args} now={undefined} />
      </SampleProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('timer', { name: textOf(globals, name.skewed) })).toHaveTextContent('00:01:00');
  },
};
