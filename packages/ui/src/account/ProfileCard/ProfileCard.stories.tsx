import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { samplePicture } from '../../fixtures/samplePicture.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Bell } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { ProfileCard, type ProfileCardProps } from './ProfileCard.tsx';

const name = both('林小禾', 'Iris Wood');
const bio = both('好好吃饭，慢慢生活', 'Eat well, live slowly');
const counted = [
  { label: both('优惠券', 'Coupons'), value: 6, href: '#coupons' },
  { label: both('收藏', 'Favorites'), value: 23, href: '#favorites' },
  { label: both('地址', 'Addresses'), value: 2, href: '#addresses' },
  { label: both('待评价', 'To review'), value: undefined, href: '#orders' },
];

const announcement = both('消息通知', 'Notifications');

interface SampleProps extends Omit<ProfileCardProps, 'name' | 'figures' | 'actions'> {
  hasFigures?: boolean;
  hasActions?: boolean;
  repeat?: number;
}
function Sample({ hasFigures = true, hasActions = false, repeat = 1, ...props }: SampleProps) {
  const locale = useSampleLocale();
  return (
    <ProfileCard
      description={bio[locale].repeat(repeat)}
      {...props}
      name={name[locale].repeat(repeat)}
      actions={
        hasActions && (
          <IconButton label={announcement[locale]}>
            <Icon glyph={Bell} size="lg" />
          </IconButton>
        )
      }
      figures={hasFigures ? counted.map(({ label, ...figure }) => ({ ...figure, label: label[locale] })) : undefined}
    />
  );
}

const meta = {
  title: 'Account/ProfileCard',
  component: Sample,
  args: { editHref: '#profile' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: textOf(globals, name) })).toBeVisible();
    await userEvent.tab();
    const t = messagesOf(globals, 'account', 'ProfileCard');
    await expect(canvas.getByRole('link', { name: t('edit') })).toHaveFocus();
    const label = textOf(globals, counted[0]?.label ?? name);
    await expect(canvas.getByRole('link', { name: `6 ${label}` })).toHaveAttribute('href', '#coupons');
  },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Sample {...args} />
      <Sample {...args} avatar={samplePicture('mug', 'sage', '#0e5546').url} headingLevel={2} />
      <Sample hasFigures={false} headingLevel={2} />
    </Stack>
  ),
};
/** An action beside the link to the profile, on the same line. */
export const WithActions: Story = {
  args: { hasActions: true },
  play: async ({ canvas, globals }) => {
    const edit = canvas.getByRole('link', { name: messagesOf(globals, 'account', 'ProfileCard')('edit') });
    const action = canvas.getByRole('button', { name: textOf(globals, announcement) });
    await expect(action.getBoundingClientRect().top).toBe(edit.getBoundingClientRect().top);
  },
};
export const LongText: Story = { args: { repeat: 8 } };
export const Narrow: Story = { args: { repeat: 3, hasActions: true }, decorators: [narrow] };
