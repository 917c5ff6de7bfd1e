import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CircleHelp, Heart, LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Select } from '../../forms/Select/Select.tsx';
import { SettingsList, type SettingsListProps } from './SettingsList.tsx';

const texts = {
  title: both('这台设备', 'This device'),
  favorites: both('我的收藏', 'Favorites'),
  count: both('23\u00a0件', '23\u00a0items'),
  notify: both('接收通知', 'Notifications'),
  notifyHint: both('订单和优惠券有动静时', 'When orders or coupons have news'),
  help: both('帮助中心', 'Help center'),
  language: both('语言', 'Language'),
  clear: both('清除缓存', 'Clear cache'),
  version: both('版本', 'Version'),
  logOut: both('退出登录', 'Log out'),
};

interface SampleProps extends Omit<SettingsListProps, 'items' | 'title'> {
  onLogOut: () => void;
  onNotify: (isOn: boolean) => unknown;
  isClearing?: boolean;
  repeat?: number;
}
function Sample({ onLogOut, onNotify, isClearing, repeat = 1, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const [isNotified, setNotified] = useState(true);
  const t = (key: keyof typeof texts) => texts[key][locale].repeat(repeat);
  return (
    <SettingsList
      {...props}
      title={t('title')}
      items={[
        { kind: 'link', id: 'favorites', label: t('favorites'), href: '#favorites', value: t('count'), icon: Heart },
        { kind: 'link', id: 'help', label: t('help'), href: '#help', icon: CircleHelp },
        {
          kind: 'switch',
          id: 'notify',
          label: t('notify'),
          description: t('notifyHint'),
          icon: Bell,
          isSelected: isNotified,
          onChange: async (isOn) => {
            await onNotify(isOn);
            setNotified(isOn);
          },
        },
        {
          kind: 'control',
          id: 'language',
          control: (
            <Select
              label={t('language')}
              items={[
                { id: 'zh-CN', label: '简体中文' },
                { id: 'en-US', label: 'English' },
              ]}
              defaultValue={locale}
            />
          ),
        },
        {
          kind: 'action',
          id: 'clear',
          label: t('clear'),
          value: '3.2 MB',
          icon: Trash2,
          isPending: isClearing,
          onAction: () => {},
        },
        { kind: 'value', id: 'version', label: t('version'), value: '1.0.0' },
        {
          kind: 'action',
          id: 'logOut',
          label: t('logOut'),
          icon: LogOut,
          isIconDirectional: true,
          tone: 'danger',
          onAction: onLogOut,
        },
      ]}
    />
  );
}

const meta = {
  title: 'Account/SettingsList',
  component: Sample,
  args: { onLogOut: fn(), onNotify: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('region', { name: textOf(globals, texts.title) })).toBeVisible();
    const name = `${textOf(globals, texts.favorites)} ${textOf(globals, texts.count)}`;
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#favorites');
    const notify = canvas.getByRole('switch', { name: textOf(globals, texts.notify) });
    await expect(notify).toHaveAccessibleDescription(textOf(globals, texts.notifyHint));
    notify.focus();
    await userEvent.keyboard(' ');
    await expect(args.onNotify).toHaveBeenCalledWith(false);
    await waitFor(() => expect(notify).not.toBeChecked());
    canvas.getByRole('button', { name: textOf(globals, texts.logOut) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
};
/** Saving failed: the switch reverts. */
export const RolledBack: Story = {
  args: {
    onNotify: fn(async () => {
      throw new Error('refused');
    }),
  },
  play: async ({ canvas, userEvent, globals }) => {
    const notify = canvas.getByRole('switch', { name: textOf(globals, texts.notify) });
    await userEvent.click(notify);
    await waitFor(() => expect(notify).toBeChecked());
  },
};
export const Matrix: Story = { args: { isClearing: true } };
export const LongText: Story = { args: { repeat: 4 } };
export const Narrow: Story = { args: { repeat: 3 }, decorators: [narrow] };
