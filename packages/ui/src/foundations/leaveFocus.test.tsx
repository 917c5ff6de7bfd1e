import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveFocus } from './leaveFocus.ts';

function Region({ hasFailed }: { hasFailed: boolean }) {
  return (
    <section aria-label="Region" tabIndex={-1}>
      {hasFailed && (
        <p ref={leaveFocus}>
          <button type="button">Retry</button>
        </p>
      )}
      <a href="/elsewhere">Elsewhere</a>
    </section>
  );
}

afterEach(cleanup);

it('moves the focus from a removed button to the region', () => {
  const { rerender } = render(<Region hasFailed />);
  screen.getByRole('button').focus();
  rerender(<Region hasFailed={false} />);
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it('leaves the focus alone while the element stays, and when the focus is elsewhere', () => {
  const { rerender } = render(<Region hasFailed />);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Region hasFailed />);
  expect(document.activeElement).toBe(button);
  const link = screen.getByRole('link');
  link.focus();
  rerender(<Region hasFailed={false} />);
  expect(document.activeElement).toBe(link);
});
