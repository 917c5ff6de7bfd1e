import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { Boundary, type BoundaryProps } from './Boundary.tsx';

serverConformance(() => (
  <Boundary>
    <p>words</p>
  </Boundary>
));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let isBroken = false;
function Content() {
  if (isBroken) throw new Error('broken');
  return <p>content</p>;
}
const page = (props: Omit<BoundaryProps, 'children'> = {}) => (
  <SampleProvider locale="en-US">
    <Boundary {...props}>
      <Content />
    </Boundary>
  </SampleProvider>
);

it('reports the error and its location, and renders again once the cause is gone', () => {
  isBroken = true;
  const onError = vi.fn();
  render(page({ onError, onReset: () => (isBroken = false) }));
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(onError.mock.calls[0]?.[0]).toHaveProperty('message', 'broken');
  expect(onError.mock.calls[0]?.[1]).toContain('Content');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('content')).toBeTruthy();
});

it('renders again when a reset key changes', () => {
  isBroken = true;
  const { rerender } = render(page({ resetKeys: ['/home'] }));
  expect(screen.queryByText('content')).toBeNull();
  isBroken = false;
  rerender(page({ resetKeys: ['/home'] }));
  expect(screen.queryByText('content')).toBeNull();
  rerender(page({ resetKeys: ['/cart'] }));
  expect(screen.getByText('content')).toBeTruthy();
});

it('renders a custom fallback', () => {
  isBroken = true;
  render(page({ fallback: ({ error }) => <p>{String(error)}</p> }));
  expect(screen.getByText('Error: broken')).toBeTruthy();
});

it('renders nothing when the fallback returns null', () => {
  isBroken = true;
  const { container } = render(page({ fallback: () => null }));
  expect(container.textContent).toBe('');
});

it('keeps the focus on Retry when it fails again, and otherwise leaves it alone', () => {
  isBroken = true;
  const { rerender } = render(page({ title: 'one' }));
  const first = screen.getByRole('button');
  first.focus();
  rerender(page({ title: 'another' }));
  expect(document.activeElement).toBe(first);
  fireEvent.click(first);
  const second = screen.getByRole('button');
  expect(second).not.toBe(first);
  expect(document.activeElement).toBe(second);
  second.blur();
  fireEvent.click(second);
  expect(document.activeElement).toBe(document.body);
});
