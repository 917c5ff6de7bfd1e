import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../foundations/Grid/Grid.tsx';
import { Heading } from '../foundations/Heading/Heading.tsx';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { makeTheme } from '../theme/makeTheme.ts';
import { light } from '../theme/tokens/light.ts';
import { TokenFigure } from './TokenFigure.tsx';
import * as styles from './tokenPages.css.ts';
import { useTokenValues } from './useTokenValues.ts';

const theme = makeTheme(light);
const groups = [
  { group: 'radius', tokens: theme.radius, look: (value: string) => ({ borderRadius: value }) },
  { group: 'shadow', tokens: theme.shadow, look: (value: string) => ({ boxShadow: value }) },
  { group: 'gradient', tokens: theme.gradient, look: (value: string) => ({ background: value }) },
] as const;
const names = groups.flatMap(({ group, tokens }) => Object.keys(tokens).map((name) => `--mallard-${group}-${name}`));

function Shapes() {
  const values = useTokenValues(names);
  return (
    <Stack gap={48}>
      {groups.map(({ group, tokens, look }) => (
        <Stack key={group} as="section" gap={24}>
          <Heading level={2} size="subtitle">
            {group}
          </Heading>
          <Grid as="ul" columns="sm" gap={32}>
            {Object.keys(tokens).map((name) => (
              <TokenFigure key={name} name={name} value={values.get(`--mallard-${group}-${name}`)}>
                <span
                  className={styles.box}
                  style={{
                    ...(group === 'radius' && { boxShadow: 'inset 0 0 0 1px var(--mallard-color-line-default)' }),
                    ...look(`var(--mallard-${group}-${name})`),
                  }}
                />
              </TokenFigure>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundations/Tokens/Shape', component: Shapes } satisfies Meta<typeof Shapes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Corners, shadows and the gradient, with their values in the theme of the page. */
export const Default: Story = {};
