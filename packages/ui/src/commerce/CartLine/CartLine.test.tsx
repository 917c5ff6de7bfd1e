import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Activity, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { messagesIn } from '../../fixtures/messagesIn.ts';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { openAnswer } from '../../testing/openAnswer.ts';
import { CartGroup } from '../CartGroup/CartGroup.tsx';
import { formatLineName } from '../formatLineName.ts';
import { CartLine, type CartLineProps } from './CartLine.tsx';

const [first] = sampleCartItems('en-US') as [CartLineProps['line']];
const firstName = formatLineName(first, messagesIn('en-US', 'shared', 'common'));
const handlers = {
  href: '/product',
  onSelectionChange: () => {},
  onQuantityChange: () => {},
  onRemove: () => {},
};

conformance('CartLine', (root) => (
  <ul>
    <CartLine {...root} {...handlers} line={first} onSaveForLater={() => {}} onOptionsPress={() => {}} />
  </ul>
));

afterEach(() => {
  // An unmounted line moves its focus in the next frame, during another test.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  cleanup();
});

function show(change: Partial<CartLineProps['line']>, props?: Partial<CartLineProps>) {
  render(
    <SampleProvider locale="en-US">
      <ul>
        <CartLine {...handlers} {...props} line={{ ...first, ...change }} />
      </ul>
    </SampleProvider>,
  );
  return screen.getByRole('listitem');
}

it('gives all controls of two lines of one product different names', () => {
  const namesOf = (value: string, status: 'available' | 'soldOut') => {
    const line = within(
      show(
        { attributes: [{ name: 'Glaze', value }], status },
        {
          onSaveForLater() {},
          onOptionsPress() {},
          onRetry() {},
          similarHref: '#',
          errorMessage: 'No connection',
        },
      ),
    );
    const names = ['button', 'checkbox', 'link', 'spinbutton', 'group'].flatMap((role) =>
      line.queryAllByRole(role).map((control) => control.getAttribute('aria-label') ?? control.textContent),
    );
    cleanup();
    return names;
  };
  for (const status of ['available', 'soldOut'] as const) {
    const green = namesOf('Bottle green', status);
    const cream = namesOf('Cream', status);
    expect(green.length).toBeGreaterThan(5);
    expect(green.filter((name) => cream.includes(name))).toEqual([]);
  }
});

it('names the buttons of its stepper after the product', () => {
  const line = within(show({}));
  expect(line.getByRole('button', { name: `Decrease quantity: ${firstName}` })).toBeTruthy();
  expect(line.getByRole('button', { name: `Increase quantity: ${firstName}` })).toBeTruthy();
});

it('renders a placeholder without a picture, and no options without attributes', () => {
  const item = show({ image: undefined, attributes: null }, { onOptionsPress: () => {} });
  expect(item.querySelector('img')).toBeNull();
  expect(item.querySelector('[data-broken]')).not.toBeNull();
});

it('shows insufficient stock once; the stepper keeps the reason for its field only', () => {
  const item = show({ stock: 3, limit: 9, quantity: 5 });
  expect(within(item).getByText('Not enough in stock, only 3 left')).toBeTruthy();
  const note = within(item).getByText('Only 3 left (you chose 5)');
  expect(note.parentElement?.hasAttribute('data-stock-said')).toBe(true);
  expect(within(item).getByRole('spinbutton').getAttribute('aria-describedby')).toBe(note.id);
});

it.each(['zh-CN', 'en-US'] as const)('distinguishes low stock from insufficient stock in words, in %s', (locale) => {
  const t = messagesIn(locale, 'cart', 'CartLine');
  expect(t('insufficient', { stock: 3 })).not.toBe(t('lowStock', { stock: 3 }));
});

const uncounted = 'Not in the total until you lower the quantity';

it('marks a selected line that exceeds the stock as not included', () => {
  const item = show({ status: 'insufficient', stock: 4, limit: 9, quantity: 6, isSelected: true });
  expect(within(item).getByText('Not enough in stock, only 4 left')).toBeTruthy();
  expect(within(item).getByText(uncounted)).toBeTruthy();
});

it('leaves the reason to the stepper when the quantity exceeds the limit', () => {
  const item = show({ status: 'insufficient', stock: 40, limit: 5, quantity: 6, isSelected: true });
  expect(within(item).queryByText(/only 40 left/)).toBeNull();
  expect(within(item).getByText('Limit 5 per customer (you chose 6)')).toBeTruthy();
  expect(within(item).getByText(uncounted)).toBeTruthy();
});

it.each([
  { status: 'insufficient', isSelected: false },
  { status: 'available', isSelected: true },
] as const)('announces no total for %o', (change) => {
  const item = show({ stock: 4, limit: 9, quantity: 6, ...change });
  expect(within(item).queryByText(uncounted)).toBeNull();
});

it('shows a favorite before the answer, and reverts it on a rejection', async () => {
  // Loaded lazily, and slowly on a busy machine.
  await import('../../feedback/Menu/MenuOverlay.tsx');
  const { promise, refuse } = openAnswer();
  show({}, { onFavoriteChange: () => promise });
  const open = () => fireEvent.click(screen.getByRole('button', { name: /More actions/ }));
  open();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add to favorites' }));
  open();
  expect(await screen.findByRole('menuitem', { name: 'Remove from favorites' })).toBeTruthy();
  await act(async () => refuse());
  expect(await screen.findByRole('menuitem', { name: 'Add to favorites' })).toBeTruthy();
});

it('names the actions of a failed line after its product, and describes its link only with the reason', () => {
  const item = show({}, { errorMessage: 'No connection', onRetry: () => {} });
  expect(within(item).getByRole('button', { name: `Retry: ${firstName}` })).toBeTruthy();
  expect(within(item).getByRole('link', { name: firstName, description: /No connection$/ })).toBeTruthy();
  cleanup();
  const gone = show({ status: 'soldOut' }, { similarHref: '/similar' });
  expect(within(gone).getByRole('link', { name: `Find similar: ${firstName}` })).toBeTruthy();
});

function Failing() {
  const [hasFailed, setFailed] = useState(true);
  const failure = hasFailed ? { errorMessage: 'No connection', onRetry: () => setFailed(false) } : {};
  return (
    <SampleProvider locale="en-US">
      <ul>
        <CartLine {...handlers} {...failure} line={first} />
      </ul>
    </SampleProvider>
  );
}

it('keeps the focus in the line when an error disappears with its focused button', () => {
  render(<Failing />);
  const retry = screen.getByRole('button', { name: /^Retry/ });
  retry.focus();
  fireEvent.click(retry);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: firstName }));
});

it('leaves the focus alone when an error disappears without it', () => {
  render(<Failing />);
  const box = screen.getByRole('checkbox');
  box.focus();
  fireEvent.click(screen.getByRole('button', { name: /^Retry/ }));
  expect(document.activeElement).toBe(box);
});

function Cart() {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <main>
      <h1>Cart</h1>
      <div>
        {isEmpty ? (
          <EmptyState title="Nothing here" />
        ) : (
          <CartGroup title="Mallard">
            <CartLine {...handlers} line={first} onRemove={() => setEmpty(true)} />
          </CartGroup>
        )}
      </div>
    </main>
  );
}

it('moves the focus to the content that replaces the list after its last line is removed', async () => {
  render(
    <SampleProvider locale="en-US">
      <Cart />
    </SampleProvider>,
  );
  const remove = screen.getByRole('button', { name: `Remove ${firstName}` });
  remove.focus();
  fireEvent.click(remove);
  const title = screen.getByRole('heading', { name: 'Nothing here' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

/** Removes the first of some lines, then renders the cart in several states. @returns the announced text */
async function heardOfRemoval(
  lines: readonly CartLineProps['line'][],
  ...states: { props?: Partial<CartLineProps>; left?: readonly CartLineProps['line'][]; isElsewhere?: boolean }[]
): Promise<string> {
  const elementWith = ({ props = {}, left = lines, isElsewhere = false }: (typeof states)[number]) => (
    <SampleProvider locale="en-US">
      {!isElsewhere && (
        <ul>
          {left.map((line) => (
            <CartLine key={line.id} {...handlers} {...props} line={line} />
          ))}
        </ul>
      )}
    </SampleProvider>
  );
  const { container, rerender } = render(elementWith({}));
  fireEvent.click(screen.getByRole('button', { name: `Remove ${firstName}` }));
  for (const state of states) rerender(elementWith(state));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  return spoken(container);
}
const [, second] = sampleCartItems('en-US') as [CartLineProps['line'], CartLineProps['line']];

it('announces that a line is removed once it is', async () => {
  expect(await heardOfRemoval([first, second])).toBe('');
  cleanup();
  const gone = await heardOfRemoval([first, second], { props: { isPending: true } }, { left: [second] });
  expect(gone).toBe(`Removed from cart: ${firstName}`);
});

it('announces nothing for a line whose removal failed, when it is removed later', async () => {
  const states = [{ props: { isPending: true } }, { props: { errorMessage: 'No connection' } }, { left: [second] }];
  expect(await heardOfRemoval([first, second], ...states)).toBe('');
});

it('announces nothing when the page is unmounted', async () => {
  expect(await heardOfRemoval([first, second], { isElsewhere: true })).toBe('');
});

it('announces nothing when the page is only hidden', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <SampleProvider locale="en-US">
      <Activity mode={mode}>
        <ul>
          <CartLine {...handlers} line={first} />
        </ul>
      </Activity>
    </SampleProvider>
  );
  const { container, rerender } = render(page('visible'));
  fireEvent.click(screen.getByRole('button', { name: `Remove ${firstName}` }));
  rerender(page('hidden'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(spoken(container)).toBe('');
});

it('has its host’s name', () => {
  show({}, { 'aria-label': 'The last mug' });
  expect(screen.getByRole('listitem', { name: 'The last mug' })).toBeTruthy();
});
