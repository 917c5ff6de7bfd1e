import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../foundations/Heading/Heading.tsx';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import { constants } from '../theme/constants.ts';
import * as styles from './tokenPages.css.ts';

const { space, size, zIndex } = constants;

function Lengths({ title, tokens }: { title: string; tokens: Readonly<Record<string, string>> }) {
  return (
    <Stack as="section">
      <Heading level={2} size="subtitle">
        {title}
      </Heading>
      <Stack as="ul" gap={12}>
        {Object.entries(tokens).map(([name, length]) => (
          <li key={name}>
            <Text size="small" isNumeric>
              {name}: {length}
            </Text>
            <div className={styles.bar} style={{ inlineSize: length, maxInlineSize: '100%' }} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Order() {
  const layers = Object.entries(zIndex).sort(([, a], [, b]) => Number(b) - Number(a));
  return (
    <Stack as="section">
      <Heading level={2} size="subtitle">
        zIndex
      </Heading>
      <Stack as="ol" gap={4}>
        {layers.map(([name, value]) => (
          <Text key={name} as="li" size="small" isNumeric>
            {name}: {value}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

function Scales() {
  return (
    <Stack gap={32}>
      <Lengths title="space" tokens={space} />
      <Lengths title="size" tokens={size} />
      <Order />
    </Stack>
  );
}

const meta = { title: 'Foundations/Tokens/Space', component: Scales } satisfies Meta<typeof Scales>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Distances, shared sizes, and the stacking order. */
export const Default: Story = {};
