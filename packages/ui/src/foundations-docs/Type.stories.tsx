import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import { useWords } from '../intl/useWords.ts';
import { type TextRole, typography } from '../theme/tokens/typography.ts';
import { tokenPagesWords } from './tokenPages.words.ts';

const roles = Object.entries<TextRole>(typography);

function TypeScale() {
  const words = useWords(tokenPagesWords);
  return (
    <Stack as="ul" gap={32}>
      {roles.map(([name, { mobile, desktop, weight, tracking }]) => (
        <li key={name}>
          <Text size="small" tone="subtle" isNumeric>
            {name}, {weight} · {words.phone} {mobile.size}/{mobile.lineHeight} · {words.desktop} {desktop.size}/
            {desktop.lineHeight}
          </Text>
          <div style={{ font: `var(--mallard-typography-${name})`, letterSpacing: `${tracking}em` }}>
            {name.startsWith('price') ? '¥89.00' : words.sentence}
          </div>
        </li>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundations/Tokens/Type', component: TypeScale } satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every text role in the language of the page. */
export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
