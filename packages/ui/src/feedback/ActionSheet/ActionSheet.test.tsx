import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { ActionSheet } from './ActionSheet.tsx';

const props = { title: 'words', trigger: <Button>words</Button>, actions: [{ id: 'one', label: 'one' }] };
serverConformance(() => <ActionSheet {...props} />);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['a sheet', false],
  ['a popover', true],
])('passes ref, class and id to its panel as %s', (_panel, isWide) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: isWide, onchange: null, addListener() {}, removeListener() {} }),
  );
  const ref = createRef<HTMLDivElement>();
  render(
    <SampleProvider locale="en-US">
      <ActionSheet {...props} ref={ref} className="host" id="own-sheet" />
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'one' })).toBeTruthy();
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(screen.getByRole('dialog', { name: 'words' }).closest('#own-sheet')).not.toBeNull();
});
