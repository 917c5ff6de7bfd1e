import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { Badge } from './Badge.tsx';

const announcement = both('消息，3 条未读', 'Notifications, 3 unread');

const meta = { title: 'Feedback/Badge', component: Badge, args: { count: 3 } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers: the name of the element that it belongs to contains the count. */
export const Default: Story = {
  render: function OnIcon(args) {
    return (
      <IconButton label={announcement[useSampleLocale()]} badge={<Badge {...args} size="sm" />}>
        <Icon glyph={Bell} size="lg" />
      </IconButton>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: textOf(globals, announcement) })).toBeVisible();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {(['canvas', 'surface'] as const).map((background) => (
        <Surface key={background} tone={background}>
          <Stack gap={12}>
            {(['accent', 'neutral'] as const).map((tone) => (
              <Inline key={tone} gap={16}>
                {(['sm', 'md'] as const).flatMap((size) =>
                  [1, 12, 99, 100, undefined].map((count) => (
                    <Badge key={`${size} ${count}`} count={count} size={size} tone={tone} background={background} />
                  )),
                )}
              </Inline>
            ))}
          </Stack>
        </Surface>
      ))}
    </Stack>
  ),
};
export const Many: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
/** An unknown count is a dot, never a number that may be wrong. */
export const Unknown: Story = { render: () => <Badge count={undefined} /> };
