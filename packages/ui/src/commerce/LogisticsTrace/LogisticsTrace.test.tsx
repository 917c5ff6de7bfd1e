import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { LogisticsTrace, type LogisticsTraceProps } from './LogisticsTrace.tsx';

conformance('LogisticsTrace', (root) => (
  <LogisticsTrace
    {...root}
    carrier="carrier"
    trackingNumber="MF7720441806"
    events={[{ time: '2026-11-20T01:14:00.000Z', code: 'delivering', text: 'delivering' }]}
    updateTime="2026-11-20T01:20:00.000Z"
    isStale
    onCopy={() => {}}
  />
));

afterEach(cleanup);

it('shows no events before they have loaded, and keeps the focus when a retry loads them', () => {
  const page = (status: LogisticsTraceProps['status']) => (
    <SampleProvider locale="en-US">
      <LogisticsTrace
        carrier="carrier"
        trackingNumber="MF7720441806"
        events={[]}
        status={status}
        onRetry={() => {}}
        data-testid="trace"
      />
    </SampleProvider>
  );
  const { rerender } = render(page('loading'));
  expect(screen.getByText('Loading tracking').closest('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByText('Nothing to track yet')).toBeNull();
  rerender(page('error'));
  expect(screen.getByText('Tracking number MF7720441806')).toBeTruthy();
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(page('ready'));
  expect(screen.getByText('Nothing to track yet')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByTestId('trace'));
});

it('marks events with the language of the carrier', () => {
  const event = { time: '2026-11-20T01:14:00.000Z', code: 'arrived', text: '快件已到达上海静安愚园路站' };
  render(
    <SampleProvider locale="en-US">
      <LogisticsTrace carrier={null} trackingNumber={null} events={[event]} />
    </SampleProvider>,
  );
  expect(screen.getByText(event.text).lang).toBe('zh-CN');
});
