import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';

conformance('ErrorPanel', (root) => <ErrorPanel {...root} onRetry={() => {}} retryAfter={30} reference="8f2c" />);
afterEach(cleanup);

const page = (props: ErrorPanelProps) => (
  <MallardProvider locale="en-US" clock={{ now: () => 0 }}>
    <ErrorPanel {...props} onRetry={() => {}} />
  </MallardProvider>
);

it('waits anew after every failure', () => {
  const { rerender } = render(page({ retryAfter: 30 }));
  expect(screen.getByRole('button').textContent).toBe('Retry in 30 s');
  rerender(page({ retryAfter: 30, isRetrying: true }));
  rerender(page({ retryAfter: 10 }));
  expect(screen.getByRole('button').textContent).toBe('Retry in 10 s');
  expect(screen.getByRole('alert').textContent).toContain('Tried again once, without success');
});
