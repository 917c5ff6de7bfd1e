import { cleanup, render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../fixtures/SampleProvider.tsx';
import enUS from '../locales/en-US/index.ts';
import { translateText } from './translateText.ts';

/** What a host may put on the root of every component. */
export interface RootProps {
  ref: Ref<never>;
  className: string;
  'data-host': string;
}

const ownMessages = structuredClone(enUS);

/**
 * Tests what every component promises: its root belongs to the host (ref, class, `data-*`), and a server draws what the
 * browser draws at first, in both languages, without `style` attributes, which a strict Content-Security-Policy refuses. React's
 * strict mode and messages of the application change nothing.
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
          <SampleProvider locale="en-US">{draw({ ref, className: 'host', 'data-host': 'yes' })}</SampleProvider>,
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
        <SampleProvider locale="en-US">{draw({ ref, className: 'host', 'data-host': 'yes' })}</SampleProvider>
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
    const page = (locale: string) => <SampleProvider locale={locale}>{draw()}</SampleProvider>;
    const { rerender } = render(page('zh-CN'));
    translateText(document.body);
    rerender(page('en-US'));
    const shown = document.body.textContent;
    cleanup();
    render(page('en-US'));
    expect(shown).toBe(document.body.textContent);
  });

  it.each(['zh-CN', 'en-US'])('is drawn by a server as by the browser, in %s', async (locale) => {
    const page = <SampleProvider locale={locale}>{draw()}</SampleProvider>;
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
    { how: 'in strict mode', reactStrictMode: true, messages: enUS },
    { how: 'with messages of the application', reactStrictMode: false, messages: ownMessages },
  ])('is rendered $how without a warning of React', ({ reactStrictMode, messages }) => {
    const problems = vi.fn();
    const errors = vi.spyOn(console, 'error').mockImplementation(problems);
    const page = () => (
      <SampleProvider locale="en-US" messages={messages}>
        {draw()}
      </SampleProvider>
    );
    const { rerender, unmount } = render(page(), { reactStrictMode });
    rerender(page());
    unmount();
    errors.mockRestore();
    expect(problems).not.toHaveBeenCalled();
  });
}
