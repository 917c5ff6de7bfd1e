import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ResendButton } from './ResendButton.tsx';

const atFirst = () => 0;

conformance('ResendButton', (root) => <ResendButton {...root} availableAt={60_000} now={atFirst} />);
afterEach(cleanup);

it('is disabled while it sends, and mentions no sending otherwise', () => {
  const page = (isPending: boolean) => (
    <SampleProvider locale="en-US">
      <ResendButton isPending={isPending} />
    </SampleProvider>
  );
  const { rerender } = render(page(true));
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  rerender(page(false));
  expect(screen.getByRole('button').hasAttribute('aria-disabled')).toBe(false);
});
