import { cleanup, render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MallardProvider } from '../foundations/MallardProvider/MallardProvider.tsx';
import { translateText } from './translateText.ts';

/** What a host may put on the root of every component. */
export interface RootProps {
  ref: Ref<never>;
  className: string;
  'data-host': string;
}

const copies = new WeakMap();
/** Replaces every word by itself. */
const sameInOtherWords: WordsReplacement = (soFar) => {
  const copy = copies.get(soFar) ?? { ...soFar };
  copies.set(soFar, copy);
  return copy;
};

/**
 * Tests what every component promises: its root belongs to the host (ref, class, `data-*`), and a server draws what the
 * browser draws at first, in both languages, without `style` attributes, which a strict Content-Security-Policy refuses. React's
 * strict mode and words of the application change nothing.
 *
 * @param name of the component
 * @param draw the component with the root's props spread over it
 */
export function conformance(name: string, draw: (root: RootProps) => ReactElement): void {
  describe(`${name}, as every component`, () => {
    afterEach(cleanup);

    it.each(['once', 'twice'])(
      'gives its root to the host when effects run %s: ref, class and data attributes',
      (times) => {
        const ref = createRef<never>();
        const { container } = render(
          <MallardProvider locale="en-US">{draw({ ref, className: 'host', 'data-host': 'yes' })}</MallardProvider>,
          { reactStrictMode: times === 'twice' },
        );
        const root = container.querySelector('[data-host="yes"]');
        expect(root).not.toBeNull();
        expect(root?.classList.contains('host')).toBe(true);
        expect(ref.current).toBe(root);
      },
    );

    it('calls a ref of the host once, however often it is drawn', () => {
      const ref = vi.fn();
      const page = () => (
        <MallardProvider locale="en-US">{draw({ ref, className: 'host', 'data-host': 'yes' })}</MallardProvider>
      );
      const { rerender } = render(page());
      rerender(page());
      expect(ref).toHaveBeenCalledTimes(1);
    });

    serverConformance(() => draw({ ref: null, className: 'host', 'data-host': 'yes' }));
  });
}

/** The part of `conformance` for what draws no root of its own. */
export function serverConformance(draw: () => ReactElement): void {
  it('shows its new words also when a page translator has replaced the old ones', () => {
    const page = (locale: string) => <MallardProvider locale={locale}>{draw()}</MallardProvider>;
    const { rerender } = render(page('zh-CN'));
    translateText(document.body);
    rerender(page('en-US'));
    const shown = document.body.textContent;
    cleanup();
    render(page('en-US'));
    expect(shown).toBe(document.body.textContent);
  });

  it.each(['zh-CN', 'en-US'])('is drawn by a server as by the browser, in %s', async (locale) => {
    const page = <MallardProvider locale={locale}>{draw()}</MallardProvider>;
    const html = renderToString(page);
    expect(html).not.toMatch(/\sstyle=/);
    const problems = vi.fn();
    const container = document.createElement('div');
    container.innerHTML = html;
    const errors = vi.spyOn(console, 'error').mockImplementation(problems);
    const root = hydrateRoot(container, page, { onRecoverableError: problems });
    // Links for what is to be loaded early come before the component, and are nobody's.
    const first = container.querySelector(':scope > :not(link)');
    await vi.waitFor(() => expect(Object.keys(first ?? {})).not.toHaveLength(0), { timeout: 10_000 });
    errors.mockRestore();
    expect(problems).not.toHaveBeenCalled();
    root.unmount();
  });

  it.each([
    { how: 'in strict mode', reactStrictMode: true, words: [] },
    { how: 'in words of the application', reactStrictMode: false, words: [sameInOtherWords] },
  ])('is drawn $how without a complaint of React', ({ reactStrictMode, words }) => {
    const problems = vi.fn();
    const errors = vi.spyOn(console, 'error').mockImplementation(problems);
    const page = () => (
      <MallardProvider locale="en-US" words={words}>
        {draw()}
      </MallardProvider>
    );
    const { rerender, unmount } = render(page(), { reactStrictMode });
    rerender(page());
    unmount();
    errors.mockRestore();
    expect(problems).not.toHaveBeenCalled();
  });
}
