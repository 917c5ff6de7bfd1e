import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { SavedForLater } from './SavedForLater.tsx';

conformance('SavedForLater', (root) => (
  <SavedForLater
    {...root}
    items={sampleCartItems('en-US')}
    hrefOf={() => '/product'}
    onMoveToCart={() => {}}
    onRemove={() => {}}
  />
));

afterEach(cleanup);

it('keeps the focus of a Retry that disappears', () => {
  const page = (status: 'error' | 'loading') => (
    <SampleProvider locale="en-US">
      <SavedForLater
        items={[]}
        hrefOf={() => '/product'}
        onMoveToCart={() => {}}
        onRemove={() => {}}
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

it('puts the title of an empty list one level below its own', () => {
  render(
    <SampleProvider locale="en-US">
      <SavedForLater
        items={[]}
        hrefOf={() => '/product'}
        onMoveToCart={() => {}}
        onRemove={() => {}}
        headingLevel={3}
      />
    </SampleProvider>,
  );
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H4']);
});

it('has its host’s name', () => {
  render(
    <SampleProvider locale="en-US">
      <SavedForLater
        aria-label="For winter"
        items={[]}
        hrefOf={() => '/product'}
        onMoveToCart={() => {}}
        onRemove={() => {}}
      />
    </SampleProvider>,
  );
  expect(screen.getByRole('region', { name: 'For winter' })).toBeTruthy();
});

it('shows the quantity, and names it for screen readers', () => {
  const [line] = sampleCartItems('en-US');
  render(
    <SampleProvider locale="en-US">
      <SavedForLater
        items={line ? [{ ...line, quantity: 3 }] : []}
        hrefOf={() => '/product'}
        onMoveToCart={() => {}}
        onRemove={() => {}}
      />
    </SampleProvider>,
  );
  expect(screen.getByText('× 3').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Quantity 3')).toBeTruthy();
});
