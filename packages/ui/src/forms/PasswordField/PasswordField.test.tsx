import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { PasswordField } from './PasswordField.tsx';

conformance('PasswordField', (root) => (
  <PasswordField {...root} label="words" hasStrength rules={[{ label: 'words', isMet: () => true }]} />
));

afterEach(cleanup);

it('names the password that the button shows', () => {
  render(
    <SampleProvider locale="en-US">
      <PasswordField label="New password" />
      <PasswordField id="own" label="Confirm password" isRevealed />
    </SampleProvider>,
  );
  expect(screen.getByRole('button', { name: 'Show password', description: 'New password' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hide password', description: 'Confirm password' })).toBeTruthy();
  expect(screen.getByLabelText('Confirm password').id).toBe('own');
});
