import { mallard } from '@mallard/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Global } from 'storybook/theming';
import { mallardTheme } from './mallardTheme.ts';
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
      <Global styles={readableText} />
      <Global styles={narrowPage} />
      <DocsContainer {...containerProps} theme={isDark(globals.theme) ? dark : light}>
        {children}
      </DocsContainer>
    </>
  );
}

/** Lines of text have at most about 72 characters: `ch` is wider than most letters. Inline code has the colors of the theme. */
const readableText = {
  '.sbdocs-content > h2, .sbdocs-content > div > h2': { fontWeight: 600 },
  '.sbdocs-content :is(p, li, td, th) > code': {
    margin: 0,
    background: 'var(--mallard-color-background-sunken)',
    borderColor: 'var(--mallard-color-line-subtle)',
    color: 'var(--mallard-color-foreground-default)',
  },
  '.sbdocs-content > :is(p, ul, ol, blockquote), .sbdocs-content > div > :is(p, ul, ol, blockquote)': {
    maxWidth: '60ch',
  },
} as const;

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

/** The typeface of the theme and brand in the toolbar. */
const font = ['var(--mallard-fontFamily-sans)'];
const light = mallardTheme('light', { color: mallard.light.color, font });
const dark = mallardTheme('dark', { color: mallard.dark.color, font });
