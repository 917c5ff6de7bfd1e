import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localeOf } from '../fixtures/messagesOf.ts';
import { storyMessagesIn } from '../fixtures/storyMessages.ts';
import { Grid } from '../foundations/Grid/Grid.tsx';
import { Heading } from '../foundations/Heading/Heading.tsx';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { toProperties } from '../theme/toProperties.ts';
import { vars } from '../theme/vars.css.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { TokenFigure } from './TokenFigure.tsx';
import * as styles from './tokenPages.css.ts';
import { useTokenValues } from './useTokenValues.ts';

const groups = Object.entries(vars.color).map(([group, tokens]) => ({
  group,
  prefix: `--mallard-color-${group}`,
  tokens: Object.entries(toProperties(tokens, `--mallard-color-${group}`)),
}));
const all = groups.flatMap(({ tokens }) => tokens.map(([name]) => name));

function Roles() {
  const values = useTokenValues(all);
  return (
    <Stack gap={32}>
      {groups.map(({ group, prefix, tokens }) => (
        <Stack key={group} as="section">
          <Heading level={2} size="subtitle">
            {group}
          </Heading>
          <Grid as="ul" columns="sm">
            {tokens.map(([name, background]) => (
              <TokenFigure key={name} name={name.slice(prefix.length + 1)} value={values.get(name)}>
                <span className={styles.swatch} style={{ background }} />
              </TokenFigure>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundations/Tokens/Colour', component: Roles } satisfies Meta<typeof Roles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every color by purpose, with its value in the theme of the page. */
export const Default: Story = {};
/** The pairs that the contrast test checks, computed from the page. */
export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvas, globals }) => {
    const t = storyMessagesIn(localeOf(globals), 'tokens');
    const rows = await canvas.findAllByRole('row');
    await expect(canvas.getByRole('table', { name: t('pairs') })).toBeVisible();
    await expect(rows.length).toBeGreaterThan(40);
  },
};
