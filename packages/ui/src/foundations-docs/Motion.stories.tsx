import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button/Button.tsx';
import { localeOf } from '../fixtures/messagesOf.ts';
import { storyMessagesIn, useStoryMessages } from '../fixtures/storyMessages.ts';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import { constants } from '../theme/constants.ts';
import * as styles from './tokenPages.css.ts';

const { duration, easing } = constants;

function Race({ group, runners }: { group: string; runners: readonly (readonly [string, string, string])[] }) {
  const t = useStoryMessages('tokens');
  const [isThere, setThere] = useState(false);
  return (
    <Stack as="section">
      <div>
        <Button size="sm" variant="quiet" onPress={() => setThere(!isThere)}>
          {`${t('play')}: ${group}`}
        </Button>
      </div>
      {runners.map(([name, time, curve]) => (
        <div key={name}>
          <Text size="small" isNumeric>
            {name}: {group === 'duration' ? time : curve}
          </Text>
          <div className={styles.track}>
            <div
              className={styles.way}
              data-there={isThere || undefined}
              style={{ transitionDuration: time, transitionTimingFunction: curve }}
            />
            <div className={styles.ball} />
          </div>
        </div>
      ))}
    </Stack>
  );
}

function Motion() {
  return (
    <Stack gap={32}>
      <Race group="duration" runners={Object.entries(duration).map(([name, ms]) => [name, ms, easing.standard])} />
      <Race group="easing" runners={Object.entries(easing).map(([name, curve]) => [name, duration.stately, curve])} />
    </Stack>
  );
}

const meta = { title: 'Foundations/Tokens/Motion', component: Motion } satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Compares durations with one curve, and curves with one duration. */
export const Default: Story = {};
/** With `data-motion="reduce"` nothing moves. */
export const Still: Story = {
  globals: { motion: 'reduce' },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = storyMessagesIn(localeOf(globals), 'tokens');
    await userEvent.click(canvas.getByRole('button', { name: `${t('play')}: duration` }));
    const way = canvasElement.querySelector('[data-there]');
    await expect(way && getComputedStyle(way).transitionDuration).toBe('0s');
  },
};
