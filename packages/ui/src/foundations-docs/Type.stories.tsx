import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryMessages } from '../fixtures/storyMessages.ts';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import { type TextRole, typography } from '../theme/tokens/typography.ts';

const roles = Object.entries<TextRole>(typography);

function TypeScale() {
  const t = useStoryMessages('tokens');
  return (
    <Stack as="ul" gap={32}>
      {roles.map(([name, { mobile, desktop, weight, tracking }]) => (
        <li key={name}>
          <Text size="small" tone="subtle" isNumeric>
            {name}, {weight} · {t('phone')} {mobile.size}/{mobile.lineHeight} · {t('desktop')} {desktop.size}/
            {desktop.lineHeight}
          </Text>
          <div style={{ font: `var(--mallard-typography-${name})`, letterSpacing: `${tracking}em` }}>
            {name.startsWith('price') ? '¥89.00' : t('sentence')}
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
