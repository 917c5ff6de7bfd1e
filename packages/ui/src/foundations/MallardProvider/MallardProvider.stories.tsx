import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { CopyButton } from '../../actions/CopyButton/CopyButton.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { SegmentedControl } from '../../actions/SegmentedControl/SegmentedControl.tsx';
import type { SampleLocale } from '../../fixtures/Localized.ts';
import { both } from '../../fixtures/Localized.ts';
import { messagesIn, sampleMessages } from '../../fixtures/messagesIn.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { Say } from '../../fixtures/Say.tsx';
import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { mergeMessages } from '../../intl/mergeMessages.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { MallardProvider } from './MallardProvider.tsx';

const greeting = both('好物有处寻', 'Find good things');
const orders = both('我的订单', 'My orders');
const theme = both('主题', 'Theme');
const light = both('浅色', 'Light');
const dark = both('深色', 'Dark');
const navigate = fn();

function Sample() {
  return (
    <Stack gap={12} align="start">
      <Text>
        <Say text={greeting} />
      </Text>
      <CopyButton value="2041" onCopy={() => {}} />
      <Link href="/orders">
        <Say text={orders} />
      </Link>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/MallardProvider',
  component: MallardProvider,
  args: { locale: 'en-US', messages: sampleMessages['en-US'], children: <Sample /> },
  render: function InPageLanguage(args) {
    const locale = useSampleLocale();
    return <MallardProvider {...args} locale={locale} messages={sampleMessages[locale]} />;
  },
} satisfies Meta<typeof MallardProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links use the given router; the document itself is unchanged. */
export const Default: Story = {
  args: { navigate },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const before = document.documentElement.cloneNode(false);
    await userEvent.click(canvas.getByRole('link', { name: textOf(globals, orders) }));
    await expect(navigate).toHaveBeenCalledWith('/orders');
    await expect(canvasElement.ownerDocument.documentElement.cloneNode(false)).toEqual(before);
  },
};

function LanguageSwitch() {
  const page = useSampleLocale();
  const [locale, setLocale] = useState<SampleLocale>(page);
  return (
    <Stack gap={12} align="start">
      <Inline>
        <Button size="sm" variant="quiet" onPress={() => setLocale('zh-CN')}>
          {NAMES['zh-CN']}
        </Button>
        <Button size="sm" variant="quiet" onPress={() => setLocale('en-US')}>
          {NAMES['en-US']}
        </Button>
      </Inline>
      <div lang={locale}>
        <MallardProvider locale={locale} messages={sampleMessages[locale]}>
          <Sample />
        </MallardProvider>
      </div>
    </Stack>
  );
}
/** Names of the languages, each in itself. */
const NAMES: Readonly<Record<SampleLocale, string>> = { 'zh-CN': '简体中文', 'en-US': 'English' };
/** Changes all messages at once; state and focus are preserved. */
export const LanguageLive: Story = {
  render: () => <LanguageSwitch />,
  play: async ({ canvas, userEvent }) => {
    for (const locale of ['en-US', 'zh-CN', 'en-US'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: NAMES[locale] }));
      await expect(canvas.getByText(greeting[locale])).toBeVisible();
      await expect(
        canvas.getByRole('button', { name: messagesIn(locale, 'actions', 'CopyButton')('copy') }),
      ).toBeVisible();
    }
  },
};

function ThemeSwitch() {
  const locale = useSampleLocale();
  const [look, setLook] = useState('light');
  return (
    <Stack gap={12} align="start">
      <SegmentedControl
        label={theme[locale]}
        items={[
          { id: 'light', label: light[locale] },
          { id: 'dark', label: dark[locale] },
        ]}
        selectedKey={look}
        onSelectionChange={setLook}
      />
      <div data-theme={look}>
        <Surface>
          <Text as="div" tone="default">
            <Sample />
          </Text>
        </Surface>
      </div>
    </Stack>
  );
}
/** Sets the theme with the attribute `data-theme` on any element, without a provider. */
export const ThemeLive: Story = {
  render: () => <ThemeSwitch />,
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const backgroundOf = () => {
      const panel = canvasElement.querySelector('[data-theme] > *');
      return panel && getComputedStyle(panel).backgroundColor;
    };
    const before = backgroundOf();
    await userEvent.click(canvas.getByRole('radio', { name: textOf(globals, dark) }));
    await waitFor(() => expect(backgroundOf()).not.toBe(before));
    await userEvent.click(canvas.getByRole('radio', { name: textOf(globals, light) }));
    await waitFor(() => expect(backgroundOf()).toBe(before));
  },
};

const LOOKS = {
  light,
  dark,
  contrast: both('浅色高对比', 'Light, high contrast'),
  'contrast-dark': both('深色高对比', 'Dark, high contrast'),
};
const picture = sampleProducts('en-US')[0]?.image?.url;

function Part({ look, children }: { look: keyof typeof LOOKS; children?: ReactNode }) {
  return (
    <div data-theme={look}>
      <Surface padding={16}>
        <Stack gap={12}>
          <Inline gap={12} align="center">
            <img src={picture} width={48} height={48} alt="" />
            <Text as="span" size="small">
              <Say text={LOOKS[look]} />
            </Text>
          </Inline>
          {children}
        </Stack>
      </Surface>
    </div>
  );
}
/**
 * An element with its own theme differs from the page around it, including native controls and
 * dimmed pictures in the dark theme.
 */
export const ThemeParts: Story = {
  render: () => (
    <Stack>
      <Part look="light">
        <Part look="contrast-dark">
          <Part look="light" />
        </Part>
        <Part look="dark">
          <Part look="contrast" />
        </Part>
      </Part>
      <Part look="dark" />
      <Part look="contrast" />
      <Part look="contrast-dark" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const looks = new Map<string | undefined, string>();
    for (const part of canvasElement.querySelectorAll<HTMLElement>('[data-theme]')) {
      const [surface, text, image] = ['div', 'span', 'img'].map((tag) => part.querySelector(tag) ?? part);
      const { colorScheme } = getComputedStyle(part);
      const look = JSON.stringify([
        colorScheme,
        surface && getComputedStyle(surface).backgroundColor,
        text && getComputedStyle(text).color,
        image && getComputedStyle(image).filter,
      ]);
      const { theme: name = '' } = part.dataset;
      await expect(look).toBe(looks.get(name) ?? look);
      await expect(colorScheme).toBe(name.endsWith('dark') ? 'dark' : 'light');
      looks.set(name, look);
    }
    await expect(new Set(looks.values()).size).toBe(looks.size);
  },
};

const duplicate = both('复制一份', 'Duplicate');
const ownMessages = {
  'zh-CN': mergeMessages(sampleMessages['zh-CN'], { actions: { CopyButton: { copy: duplicate['zh-CN'] } } }),
  'en-US': mergeMessages(sampleMessages['en-US'], { actions: { CopyButton: { copy: duplicate['en-US'] } } }),
};
/** Replaces some messages. */
export const OwnMessages: Story = {
  render: function OwnMessages(args) {
    const locale = useSampleLocale();
    return <MallardProvider {...args} locale={locale} messages={ownMessages[locale]} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: textOf(globals, duplicate) })).toBeVisible();
  },
};
const french = mergeMessages(sampleMessages['en-US'], { actions: { CopyButton: { copy: 'Copier', copied: 'Copié' } } });
/** Uses a language that the library does not include. */
export const AnotherLanguage: Story = {
  render: (args) => (
    <div lang="fr">
      <MallardProvider {...args} locale="fr-FR" messages={french}>
        <CopyButton value="2041" onCopy={() => {}} />
      </MallardProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copier' })).toBeVisible();
  },
};
