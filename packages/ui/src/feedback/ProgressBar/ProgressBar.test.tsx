import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { ProgressBar } from './ProgressBar.tsx';

conformance('ProgressBar', (root) => <ProgressBar {...root} label="words" value={40} />);

it('keeps a value within its bounds', () => {
  render(<ProgressBar value={12} maxValue={9} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});
