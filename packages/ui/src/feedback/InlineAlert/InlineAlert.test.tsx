import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { InlineAlert, type InlineAlertProps } from './InlineAlert.tsx';

conformance('InlineAlert', (root) => (
  <InlineAlert {...root} title="words" onDismiss={() => {}} items={[{ id: 'one', text: 'one' }]}>
    words
  </InlineAlert>
));
afterEach(cleanup);

const page = (props: InlineAlertProps) => (
  <SampleProvider locale="en-US">
    <InlineAlert {...props} />
  </SampleProvider>
);

it('announces a message that is not urgent when it appears and changes, and is an alert otherwise', async () => {
  const { container, rerender } = render(page({ title: <b>Confirming</b> }));
  await waitFor(() => expect(spoken(container)).toBe('Confirming'));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(page({ title: 'Confirmed', tone: 'success' }));
  await waitFor(() => expect(spoken(container)).toBe('Confirmed'));
  rerender(page({ title: 'Unknown', tone: 'warning' }));
  expect(screen.getByRole('alert').textContent).toContain('Unknown');
});
