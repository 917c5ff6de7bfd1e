import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { ProgressBar } from './ProgressBar.tsx';

conformance('ProgressBar', (root) => <ProgressBar {...root} label="words" value={40} />);

afterEach(cleanup);

it('limits a value to its bounds', () => {
  renderInEnglish(<ProgressBar value={12} maxValue={9} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});

it.each([
  [Number.NaN, 100],
  [0, 0],
])('treats %d of %d as unknown', (value, maxValue) => {
  const { container } = renderInEnglish(<ProgressBar label="Upload" value={value} maxValue={maxValue} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull();
  expect(container.innerHTML).not.toContain('NaN');
});
