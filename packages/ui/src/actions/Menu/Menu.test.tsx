import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

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

it('gives its panel to the host: ref, class and id', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <MallardProvider locale="en-US">
      <Menu
        ref={ref}
        className="host"
        id="own-menu"
        defaultOpen
        trigger={<Button>words</Button>}
        items={[{ id: 'one', label: 'one' }]}
      />
    </MallardProvider>,
  );
  expect(screen.getByRole('menuitem', { name: 'one' })).toBeTruthy();
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(ref.current?.id).toBe('own-menu');
});
