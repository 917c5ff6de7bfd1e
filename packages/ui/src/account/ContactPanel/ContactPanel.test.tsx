import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Phone } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { ContactPanel } from './ContactPanel.tsx';

conformance('ContactPanel', (root) => (
  <ContactPanel
    {...root}
    onSubmit={() => {}}
    hours="9:00–23:00"
    channels={[{ label: 'Phone', value: '400 820 2046', href: 'tel:4008202046', icon: Phone }]}
  />
));

afterEach(cleanup);

const panel = (isSent: boolean, headingLevel?: 3) => (
  <SampleProvider locale="en-US">
    <ContactPanel
      onSubmit={() => {}}
      onAnother={() => {}}
      isSent={isSent}
      headingLevel={headingLevel}
      channels={[{ label: 'Phone', value: '400 820 2046', href: 'tel:4008202046', icon: Phone }]}
    />
  </SampleProvider>
);
const heading = (name: string) => screen.getByRole('heading', { name });

it('moves the focus to the thanks, and back to the form', () => {
  const { rerender } = render(panel(false));
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(panel(true));
  expect(document.activeElement).toBe(heading('Your message has arrived'));
  screen.getByRole('button', { name: 'Write another' }).focus();
  rerender(panel(false));
  expect(document.activeElement).toBe(heading('Leave a message'));
});

it('leaves the focus alone elsewhere, and announces that the message was sent', async () => {
  const { rerender } = render(panel(false));
  const link = screen.getByRole('link');
  link.focus();
  rerender(panel(true));
  expect(document.activeElement).toBe(link);
  await waitFor(() => expect(spoken(document.body)).toBe('Your message has arrived'));
});

it('takes no focus when it is rendered with thanks', () => {
  render(panel(true));
  expect(document.activeElement).toBe(document.body);
});

it('puts the thanks below the title of the form', () => {
  render(panel(true, 3));
  expect(heading('Leave a message').tagName).toBe('H3');
  expect(heading('Your message has arrived').tagName).toBe('H4');
});

it('has no unsaved input after its message was sent', () => {
  const onDirtyChange = vi.fn();
  const elementWith = (isSent: boolean) => (
    <SampleProvider locale="en-US">
      <ContactPanel onSubmit={() => {}} isSent={isSent} onDirtyChange={onDirtyChange} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith(false));
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'hello' } });
  rerender(elementWith(true));
  expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
});
