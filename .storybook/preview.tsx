import '@mallard/ui/styles';
import { type Clock, deviceClock } from '@mallard/ui/Clock';
import enUS from '@mallard/ui/locales/en-US';
import zhCN from '@mallard/ui/locales/zh-CN';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './DocsPage.tsx';
import { globalTypes, initialGlobals, looks, viewports } from './toolbar.ts';
import { usePage } from './usePage.ts';

// What is loaded when it is asked for may take its time on a slow machine.
configure({ asyncUtilTimeout: 5000 });

/** Whether nobody looks: writing down the elements of every story as code would be a tenth of the work. */
const isTested = navigator.userAgent.includes('StorybookTestRunner');

/** Stands still where the toolbar says. */
const fixedClock: Clock = { now: () => Date.parse('2026-03-14T10:00:00+08:00') };

const MESSAGES = { 'zh-CN': zhCN, 'en-US': enUS };

/**
 * The language, in a script of the toolbar's direction: React Aria takes the direction of menus, calendars and their arrow keys
 * from the script, not from the page.
 */
function scriptOf({ locale, direction }: Readonly<Record<string, unknown>>): string {
  const language = String(locale);
  return direction === 'rtl' ? language.replace('-', '-Arab-') : language;
}

const withPage: Decorator = (Story, { globals, parameters }) => {
  const locale = scriptOf(globals);
  usePage(globals);
  // A screen of the shop brings its own.
  if (parameters.hasProvider) return <Story />;
  return (
    <MallardProvider
      key={locale}
      locale={locale}
      messages={MESSAGES[globals.locale as keyof typeof MESSAGES]}
      clock={globals.clock === 'fixed' ? fixedClock : deviceClock}
      navigate={() => {}}
    >
      <Story />
    </MallardProvider>
  );
};

const preview: Preview = {
  decorators: [withPage],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: {
      test: 'error',
      // Experimental in axe: whoever speaks the words of a control that are seen must reach it.
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] },
      // React Aria's own announcer names what it reads by id, and for some seconds outlives what it read.
      context: { exclude: ['[data-live-announcer] [role="log"]'] },
    },
    chromatic: { modes: Object.fromEntries(looks.map((look) => [`${look.locale} ${look.theme}`, look])) },
    docs: { container: DocsPage, codePanel: true, source: { type: isTested ? 'code' : 'auto' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Overview',
          'Guide',
          ['Getting started', 'A product page and a cart', 'Data', 'Theming', 'Server rendering'],
          'Foundations',
          ['Tokens'],
          'Actions',
          'Forms',
          'Feedback',
          'Navigation',
          'Commerce',
          'Account',
          'Domain',
          'Machines',
          'Screens',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
