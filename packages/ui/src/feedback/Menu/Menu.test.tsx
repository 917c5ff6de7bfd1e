import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { Menu } from './Menu.tsx';
import { MenuOverlay } from './MenuOverlay.tsx';

const menu = (
  <Menu
    trigger={<Button>words</Button>}
    items={[
      { id: 'one', label: 'one' },
      { id: 'group', label: 'group', items: [{ id: 'two', label: 'two' }] },
    ]}
  />
);
serverConformance(() => menu);
afterEach(cleanup);

it('passes ref, class and id to its panel', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <SampleProvider locale="en-US">
      <Menu
        ref={ref}
        className="host"
        id="own-menu"
        defaultOpen
        trigger={<Button>words</Button>}
        items={[{ id: 'one', label: 'one' }]}
      />
    </SampleProvider>,
  );
  expect(screen.getByRole('menuitem', { name: 'one' })).toBeTruthy();
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(ref.current?.id).toBe('own-menu');
});

function Opened() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button ref={button} type="button">
        words
      </button>
      {isOpen && (
        <MenuOverlay
          button={button}
          label="words"
          items={[{ id: 'one', label: 'one' }]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

it.each([
  ['of its own', <Menu key="own" defaultOpen trigger={<Button>words</Button>} items={[{ id: 'one', label: 'one' }]} />],
  ['in another component', <Opened key="without" />],
])('closes on Tab, which continues from a button %s', async (_kind, menu) => {
  render(<SampleProvider locale="en-US">{menu}</SampleProvider>);
  const entry = screen.getByRole('menuitem', { name: 'one' });
  entry.focus();
  expect(document.activeElement).toBe(entry);
  // The default action moves the focus.
  expect(fireEvent.keyDown(entry, { key: 'Tab' })).toBe(true);
  const button = screen.getByRole('button', { name: 'words' });
  expect(document.activeElement).toBe(button);
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button);
});
