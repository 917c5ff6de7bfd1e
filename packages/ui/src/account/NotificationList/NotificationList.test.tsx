import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleNotifications } from '../../fixtures/sampleNotifications.ts';
import { conformance } from '../../testing/conformance.tsx';
import { NotificationList } from './NotificationList.tsx';

conformance('NotificationList', (root) => (
  <NotificationList {...root} items={sampleNotifications('en-US')} onRead={() => {}} onReadAll={() => {}} />
));

afterEach(cleanup);

it('keeps the focus of a Retry that disappears', () => {
  const page = (status: 'error' | 'loading') => (
    <SampleProvider locale="en-US">
      <NotificationList
        items={[]}
        onRead={() => {}}
        onReadAll={() => {}}
        status={status}
        onRetry={() => {}}
        data-testid="root"
      />
    </SampleProvider>
  );
  const { rerender } = render(page('error'));
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(page('loading'));
  expect(document.activeElement).toBe(screen.getByTestId('root'));
});

it('shows a notification with an invalid timestamp', () => {
  const [message] = sampleNotifications('en-US');
  if (!message) throw new Error('A message was expected');
  render(
    <SampleProvider locale="en-US">
      <NotificationList items={[{ ...message, createTime: 'soon' }]} onRead={() => {}} onReadAll={() => {}} />
    </SampleProvider>,
  );
  expect(screen.getByText(message.title)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
