import { cleanup, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Sheet } from './Sheet.tsx';

// Reduced motion: nothing here waits for transitions.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(cleanup);

const open = { isOpen: true, onOpenChange: () => {}, title: 'words', children: 'words' };

describe.each([
  ['Sheet', 'bottom', (root: object) => <Sheet {...open} {...root} />],
  ['Drawer', 'end', (root: object) => <Drawer {...open} {...root} />],
])('%s', (_name, position, elementWith) => {
  it('passes ref, class, id and data attributes to its panel', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <SampleProvider locale="en-US">
        {elementWith({ ref, className: 'host', id: 'own-panel', 'data-host': 'yes' })}
      </SampleProvider>,
    );
    const panel = document.querySelector('[data-host="yes"]');
    expect(panel?.classList.contains('host')).toBe(true);
    expect(panel?.id).toBe('own-panel');
    expect(panel?.getAttribute('data-position')).toBe(position);
    expect(ref.current).toBe(panel);
  });

  it('renders no footer without buttons', () => {
    render(
      <SampleProvider locale="en-US">
        {elementWith({ footer: undefined, 'data-host': 'none' })}
        {elementWith({ footer: false, 'data-host': 'false' })}
      </SampleProvider>,
    );
    const parts = (host: string) => document.querySelector(`[data-host="${host}"]`)?.childElementCount;
    expect(parts('false')).toBe(parts('none'));
  });

  it('is painted before it takes the focus and hides the rest of the page', async () => {
    const onFocus = vi.spyOn(HTMLElement.prototype, 'focus');
    render(
      <SampleProvider locale="en-US">
        <main>words</main>
        {elementWith({ 'data-host': 'yes' })}
      </SampleProvider>,
    );
    const panel = document.querySelector('[data-host="yes"]');
    expect(panel).not.toBeNull();
    expect(onFocus).not.toHaveBeenCalled();
    const isHidden = () => document.querySelector('main')?.ariaHidden === 'true';
    expect(isHidden()).toBe(false);
    await vi.waitFor(() => expect(document.activeElement).toBe(panel));
    expect(isHidden()).toBe(true);
    onFocus.mockRestore();
  });

  it('is closed by Escape before it has the focus, unless dismissal is prevented', () => {
    const onOpenChange = vi.fn();
    const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
    const held = render(
      <SampleProvider locale="en-US">{elementWith({ onOpenChange, preventDismissal: true })}</SampleProvider>,
    );
    pressEscape();
    expect(onOpenChange).not.toHaveBeenCalled();
    held.unmount();
    render(<SampleProvider locale="en-US">{elementWith({ onOpenChange })}</SampleProvider>);
    pressEscape();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('never takes the focus when it closes before it was painted', async () => {
    const onFocus = vi.spyOn(HTMLElement.prototype, 'focus');
    const page = (isOpen: boolean) => <SampleProvider locale="en-US">{elementWith({ isOpen })}</SampleProvider>;
    // With motion, it stays until its transition has ended.
    let land = () => {};
    const finished = new Promise<void>((resolve) => {
      land = resolve;
    });
    Object.defineProperty(Element.prototype, 'getAnimations', { configurable: true, value: () => [{ finished }] });
    const { rerender } = render(page(true));
    rerender(page(false));
    // Painted, notified, and re-rendered.
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(document.querySelector('[data-leaving]')).not.toBeNull();
    expect(onFocus.mock.contexts).not.toContain(document.querySelector('[role="dialog"]'));
    land();
    await vi.waitFor(() => expect(document.querySelector('[data-leaving]')).toBeNull());
    onFocus.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  });

  serverConformance(() => elementWith({}));
});
