import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryMessages } from '../fixtures/storyMessages.ts';
import { Grid } from '../foundations/Grid/Grid.tsx';
import * as glyphs from '../foundations/Icon/glyphs.ts';
import { Icon } from '../foundations/Icon/Icon.tsx';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import { TokenFigure } from './TokenFigure.tsx';

function Icons() {
  const t = useStoryMessages('tokens');
  const used = Object.entries(glyphs);
  return (
    <Stack gap={24}>
      <Text tone="muted">{t('inUse', { count: used.length })}</Text>
      <Grid as="ul" columns="sm">
        {used.map(([name, glyph]) => (
          <TokenFigure key={name} name={name}>
            <Icon glyph={glyph} size="lg" />
          </TokenFigure>
        ))}
      </Grid>
    </Stack>
  );
}

const meta = { title: 'Foundations/Tokens/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon that a component uses. Prefer one of these to a new icon. */
export const Default: Story = {};
