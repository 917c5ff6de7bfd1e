import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Sheet } from './Sheet.tsx';

// Without motion: nothing here waits for it.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(cleanup);

const open = { isOpen: true, onOpenChange: () => {}, title: 'words', children: 'words' };

describe.each([
  ['Sheet', 'bottom', (root: object) => <Sheet {...open} {...root} />],
  ['Drawer', 'end', (root: object) => <Drawer {...open} {...root} />],
])('%s', (_name, position, draw) => {
  it('gives its panel to the host: ref, class, id and data attributes', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <MallardProvider locale="en-US">
        {draw({ ref, className: 'host', id: 'own-panel', 'data-host': 'yes' })}
      </MallardProvider>,
    );
    const panel = document.querySelector('[data-host="yes"]');
    expect(panel?.classList.contains('host')).toBe(true);
    expect(panel?.id).toBe('own-panel');
    expect(panel?.getAttribute('data-position')).toBe(position);
    expect(ref.current).toBe(panel);
  });

  serverConformance(() => draw({}));
});
