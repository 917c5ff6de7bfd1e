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

/** A page of documentation, in the theme that the toolbar says, like the stories on it. */
export function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  usePage(globals);
  return (
    <>
      <Global styles={narrowPage} />
      <DocsContainer {...rest} theme={isDark(globals.theme) ? dark : light}>
        {children}
      </DocsContainer>
    </>
  );
}

/**
 * For phones: a table is scrolled within itself, instead of the page, and code in a sentence wraps. Only what Markdown wrote, not what
 * stories show: that has classes.
 */
const narrowPage = {
  '.sbdocs-content table:not([class])': { display: 'block', overflowX: 'auto', overflowWrap: 'normal' },
  '.sbdocs-content :is(p, li, td, th) > code': { display: 'inline', whiteSpace: 'normal' },
  '.sbdocs-content :is(p, li) > code': { overflowWrap: 'anywhere' },
} as const;

/** What the toolbar says, also on pages without a story. */
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

/** Storybook's own colours, as near as it can come to ours. */
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
