import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Tabs } from './Tabs.tsx';

conformance('Tabs', (root) => (
  <Tabs
    {...root}
    label="About"
    items={[
      { id: 'details', label: 'Details', content: 'one' },
      { id: 'reviews', label: 'Reviews', count: 2, countLabel: '2 reviews', content: 'two' },
    ]}
  />
));

afterEach(cleanup);

it('reports the id of the selected tab, and passes all attributes and events to its root', () => {
  const onSelectionChange = vi.fn();
  const onFocus = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <Tabs
        label="About"
        title="About this mug"
        onFocus={onFocus}
        onSelectionChange={onSelectionChange}
        items={[
          { id: '1', label: 'Details', content: 'one' },
          { id: '2', label: 'Reviews', content: 'two' },
        ]}
      />
    </SampleProvider>,
  );
  fireEvent.focus(screen.getByRole('tab', { name: 'Details' }));
  expect(onFocus).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith('2');
  expect(screen.getByTitle('About this mug').contains(screen.getByRole('tablist'))).toBe(true);
});

it('calls no onSelectionChange for the initial tab', () => {
  const onSelectionChange = vi.fn();
  const items = [
    { id: 'details', label: 'Details', content: 'one', isDisabled: true },
    { id: 'reviews', label: 'Reviews', content: 'two' },
  ];
  render(
    <SampleProvider locale="en-US">
      <Tabs label="About" items={items} onSelectionChange={onSelectionChange} />
    </SampleProvider>,
  );
  expect(screen.getByRole('tab', { name: 'Reviews', selected: true })).toBeDefined();
  expect(onSelectionChange).not.toHaveBeenCalled();
});
