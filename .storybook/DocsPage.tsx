import { mallard, type ThemeTokens } from '@mallard/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create, Global, type ThemeVars } from 'storybook/theming';
import { usePage } from './usePage.ts';

interface GlobalsEvent {
  globals: Readonly<Record<string, unknown>>;
}

/** Shows a documentation page in the theme of the toolbar, like the stories on it. */
export function DocsPage({ children, ...containerProps }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  usePage(globals);
  return (
    <>
      <Global styles={narrowPage} />
      <DocsContainer {...containerProps} theme={isDark(globals.theme) ? dark : light}>
        {children}
      </DocsContainer>
    </>
  );
}

/**
 * Styles for phones: tables scroll instead of the page, and inline code wraps. They apply only to elements from Markdown: elements
 * of stories have classes.
 */
const narrowPage = {
  '.sbdocs-content table:not([class])': { display: 'block', overflowX: 'auto', overflowWrap: 'normal' },
  '.sbdocs-content :is(p, li, td, th) > code': { display: 'inline', whiteSpace: 'normal' },
  '.sbdocs-content :is(p, li) > code': { overflowWrap: 'anywhere' },
} as const;

/** Returns the globals of the toolbar, also on pages without a story. */
function useGlobals(): GlobalsEvent['globals'] {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<GlobalsEvent['globals']>(() =>
    Object.assign({}, ...[SET_GLOBALS, GLOBALS_UPDATED].map((name) => channel.last(name)?.[0]?.globals)),
  );
  useEffect(() => {
    const update = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

function isDark(theme: unknown): boolean {
  const isSystemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  return theme === 'dark' || theme === 'contrast-dark' || (theme === 'system' && isSystemDark);
}

const light = docsTheme('light', mallard.light);
const dark = docsTheme('dark', mallard.dark);

/** Creates a Storybook theme from our color tokens. */
function docsTheme(base: 'light' | 'dark', { color }: ThemeTokens): ThemeVars {
  const { background, foreground, line } = color;
  return create({
    base,
    appBg: background.sunken,
    appContentBg: background.canvas,
    appPreviewBg: background.canvas,
    appBorderColor: line.subtle,
    textColor: foreground.default,
    textMutedColor: foreground.muted,
    barBg: background.surface,
    barTextColor: foreground.muted,
    barHoverColor: foreground.brand,
    barSelectedColor: foreground.brand,
    colorSecondary: foreground.link,
  });
}
