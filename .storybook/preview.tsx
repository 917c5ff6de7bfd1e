import '@mallard/ui/styles';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

/** Sets language, direction and theme where a page sets them, on the root element. */
const withPage: Decorator = (Story, { globals }) => {
  const locale = String(globals['locale']);
  const theme = String(globals['theme']);
  const direction = String(globals['direction']);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    root.dataset['theme'] = theme;
  }, [locale, theme, direction]);
  return (
    <MallardProvider key={locale} locale={locale} navigate={() => {}}>
      <Story />
    </MallardProvider>
  );
};

const preview: Preview = {
  decorators: [withPage],
  initialGlobals: { locale: 'zh-CN', theme: 'light', direction: 'ltr' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'en-US', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Direction of text',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // React Aria's own announcer names what it reads by id, and for some seconds outlives what it read.
      context: { exclude: ['[data-live-announcer] [role="log"]'] },
    },
    controls: { matchers: { color: /(color)$/i, date: /Date$/i } },
    options: {
      storySort: {
        order: ['Overview', 'Foundations', 'Actions', 'Forms', 'Feedback', 'Navigation', 'Commerce', 'Screens'],
      },
    },
  },
};

export default preview;
