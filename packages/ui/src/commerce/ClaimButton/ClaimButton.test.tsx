import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ClaimButton, type ClaimButtonProps } from './ClaimButton.tsx';

conformance('ClaimButton', (root) => <ClaimButton {...root} state="claimable" onClaim={() => {}} />);

afterEach(cleanup);

const draw = (state: ClaimButtonProps['state']) => (
  <MallardProvider locale="en-US">
    <ClaimButton state={state} onClaim={() => {}} useHref="#use" />
  </MallardProvider>
);

it('hands the focus on to what follows its own press', () => {
  const { rerender } = render(draw('claimable'));
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button'));
  rerender(draw('claimed'));
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

it('leaves the focus alone when it turns out to be claimed already', () => {
  const { rerender } = render(draw('claimable'));
  rerender(draw('claimed'));
  expect(document.activeElement).toBe(document.body);
});
