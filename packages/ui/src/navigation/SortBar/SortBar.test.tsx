import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { SortBar } from './SortBar.tsx';

conformance('SortBar', (root) => (
  <SortBar
    {...root}
    options={[{ id: 'price', label: 'Price', href: '?sort=price', direction: 'ascending' }]}
    currentKey="price"
    itemCount={3}
    onViewChange={() => {}}
    onFilterPress={() => {}}
  />
));

afterEach(cleanup);

it('has a menu for phones, which closes by a choice, by a press elsewhere and by Escape', () => {
  const options = [
    { id: 'best', label: 'Best', href: '#best' },
    { id: 'price', label: 'Price', href: '#price', direction: 'ascending' as const },
  ];
  const { container } = render(
    <MallardProvider locale="en-US">
      <SortBar options={options} currentKey="price" />
    </MallardProvider>,
  );
  const menu = screen.getByRole('group') as HTMLDetailsElement;
  const summary = container.querySelector('summary');
  expect(summary?.textContent).toContain('Sort by Price low to high');
  const choice = screen.getAllByRole('link', { name: 'Best' }).at(-1) as HTMLElement;
  const closings = [
    () => fireEvent.click(choice),
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.keyDown(choice, { key: 'Escape' }),
  ];
  for (const close of closings) {
    menu.open = true;
    fireEvent.pointerDown(choice);
    expect(menu.open).toBe(true);
    close();
    expect(menu.open).toBe(false);
  }
  expect(document.activeElement).toBe(summary);
});
