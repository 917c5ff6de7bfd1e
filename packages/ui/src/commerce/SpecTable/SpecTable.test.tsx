import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { SpecTable } from './SpecTable.tsx';

const specs = ['Material', 'Volume', 'Weight'].map((name) => ({ name, value: '1' }));

conformance('SpecTable', (root) => <SpecTable {...root} groups={[{ title: 'Mug', specs }]} collapsedCount={1} />);

afterEach(cleanup);

it('renders no heading without facts below it, and nothing without facts', () => {
  const empty = { title: 'Saucer', specs: [] };
  const { container, rerender } = renderInEnglish(<SpecTable groups={[empty, { title: 'Mug', specs }]} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Mug']);
  rerender(<SpecTable groups={[empty]} />);
  expect(container.innerHTML).toBe('');
});

it('distinguishes two facts with the same name', () => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderInEnglish(<SpecTable groups={[{ specs: [...specs, ...specs] }]} />);
  expect(screen.getAllByText('Weight')).toHaveLength(2);
  expect(problems).not.toHaveBeenCalled();
  problems.mockRestore();
});
