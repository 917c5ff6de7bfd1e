import { cleanup, render } from '@testing-library/react';
import { createRef, type ReactElement, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../fixtures/SampleProvider.tsx';
import enUS from '../locales/en-US/index.ts';
import { translateText } from './translateText.ts';

/** Props that a host can set on the root of every component. */
export interface RootProps {
  ref: Ref<never>;
  className: string;
  'data-host': string;
}

const ownMessages = structuredClone(enUS);

/**
 * Tests what every component promises. The host controls the root through `ref`, `className` and
 * `data-*`. Server HTML equals the first render in the browser, in both languages. There are no
 * `style` attributes, which a strict Content-Security-Policy refuses. Strict mode and the
 * application's own messages cause no warnings.
 *
 * @param name of the component
 * @param renderComponent returns the component with the given props spread over it
 */
export function conformance(name: string, renderComponent: (root: RootProps) => ReactElement): void {
  describe(`${name}, as every component`, () => {
    afterEach(cleanup);

    it.each(['once', 'twice'])('passes ref, class and data attributes to its root when effects run %s', (times) => {
      const ref = createRef<never>();
      const { container } = render(
        <SampleProvider locale="en-US">
          {renderComponent({ ref, className: 'host', 'data-host': 'yes' })}
        </SampleProvider>,
        { reactStrictMode: times === 'twice' },
      );
      const root = container.querySelector('[data-host="yes"]');
      expect(root).not.toBeNull();
      expect(root?.classList.contains('host')).toBe(true);
      expect(ref.current).toBe(root);
    });

    it('calls the ref of the host once, even when it is re-rendered', () => {
      const ref = vi.fn();
      const page = () => (
        <SampleProvider locale="en-US">
          {renderComponent({ ref, className: 'host', 'data-host': 'yes' })}
        </SampleProvider>
      );
      const { rerender } = render(page());
      rerender(page());
      expect(ref).toHaveBeenCalledTimes(1);
    });

    serverConformance(() => renderComponent({ ref: null, className: 'host', 'data-host': 'yes' }));
  });
}

/** Server tests for components without a root element of their own. */
export function serverConformance(renderComponent: () => ReactElement): void {
  it('shows its new messages after a page translator has replaced its text nodes', () => {
    const page = (locale: string) => <SampleProvider locale={locale}>{renderComponent()}</SampleProvider>;
    const { rerender } = render(page('zh-CN'));
    translateText(document.body);
    rerender(page('en-US'));
    const shown = document.body.textContent;
    cleanup();
    render(page('en-US'));
    expect(shown).toBe(document.body.textContent);
  });

  it.each(['zh-CN', 'en-US'])('hydrates server HTML without a mismatch, in %s', async (locale) => {
    const page = <SampleProvider locale={locale}>{renderComponent()}</SampleProvider>;
    const html = renderToString(page);
    expect(html).not.toMatch(/\sstyle=/);
    const problems = vi.fn();
    const container = document.createElement('div');
    container.innerHTML = html;
    const errors = vi.spyOn(console, 'error').mockImplementation(problems);
    const root = hydrateRoot(container, page, { onRecoverableError: problems });
    // React inserts preload links before the component.
    const first = container.querySelector(':scope > :not(link)');
    await vi.waitFor(() => expect(Object.keys(first ?? {})).not.toHaveLength(0), { timeout: 10_000 });
    errors.mockRestore();
    expect(problems).not.toHaveBeenCalled();
    root.unmount();
  });

  it.each([
    { how: 'in strict mode', reactStrictMode: true, messages: enUS },
    { how: 'with messages of the application', reactStrictMode: false, messages: ownMessages },
  ])('renders $how without a warning from React', ({ reactStrictMode, messages }) => {
    const problems = vi.fn();
    const errors = vi.spyOn(console, 'error').mockImplementation(problems);
    const page = () => (
      <SampleProvider locale="en-US" messages={messages}>
        {renderComponent()}
      </SampleProvider>
    );
    const { rerender, unmount } = render(page(), { reactStrictMode });
    rerender(page());
    unmount();
    errors.mockRestore();
    expect(problems).not.toHaveBeenCalled();
  });
}
