import '@mallard/ui/styles';
import type { Locale } from '@mallard/domain/messages';
import { type Clock, deviceClock } from '@mallard/ui/Clock';
import enUS from '@mallard/ui/locales/en-US';
import jaJP from '@mallard/ui/locales/ja-JP';
import zhCN from '@mallard/ui/locales/zh-CN';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import type { Messages } from '@mallard/ui/messages';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './DocsPage.tsx';
import type { ScenarioSetting } from './scenario.ts';
import { globalTypes, initialGlobals, looks, viewports } from './toolbar.ts';
import { usePage } from './usePage.ts';

// Lazy-loaded code may take longer than the default second on a slow machine.
configure({ asyncUtilTimeout: 5000 });

/** Whether a test runs the stories. Then their source is not rendered, which would be a tenth of the work. */
const isTested = navigator.userAgent.includes('StorybookTestRunner');

/** Clock for the `fixed` setting of the toolbar. */
const fixedClock: Clock = { now: () => Date.parse('2026-03-14T10:00:00+08:00') };

const MESSAGES: Readonly<Record<Locale, Messages>> = { 'zh-CN': zhCN, 'en-US': enUS, 'ja-JP': jaJP };

/**
 * Returns the locale with a script of the direction in the toolbar. React Aria reads the direction of menus, calendars and
 * their arrow keys from the script, not from the page.
 */
function scriptOf({ locale, direction }: Readonly<Record<string, unknown>>): string {
  const language = String(locale);
  return direction === 'rtl' ? language.replace('-', '-Arab-') : language;
}

const withPage: Decorator = (Story, { globals, parameters }) => {
  const locale = scriptOf(globals);
  usePage(globals);
  // A screen of the shop has its own provider.
  if (parameters.hasProvider) return <Story />;
  return (
    <MallardProvider
      key={locale}
      locale={locale}
      messages={MESSAGES[globals.locale as Locale]}
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
      // Experimental in axe: speech input needs the visible label in the accessible name.
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] },
      // React Aria's live announcer refers to elements by id, and keeps a message for some seconds after its element is removed.
      context: { exclude: ['[data-live-announcer] [role="log"]'] },
    },
    chromatic: { modes: Object.fromEntries(looks.map((look) => [`${look.locale} ${look.theme}`, look])) },
    docs: { container: DocsPage, codePanel: true, source: { type: isTested ? 'code' : 'auto' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
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
    scenario: ['clock'] satisfies ScenarioSetting[],
    viewport: { options: viewports },
  },
};

export default preview;
