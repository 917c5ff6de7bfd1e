import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { messagesIn } from '../fixtures/messagesIn.ts';
import { SampleProvider } from '../fixtures/SampleProvider.tsx';
import { sampleCartItems, sampleOrder, sampleReviews } from '../fixtures/samplePurchase.ts';
import { mergeMessages } from '../intl/mergeMessages.ts';
import enUS from '../locales/en-US/index.ts';
import { CartLine } from './CartLine/CartLine.tsx';
import { formatOptions } from './formatOptions.ts';
import { OrderCardItems } from './OrderCard/OrderCardItems.tsx';
import { PreviewRow } from './OrderPreview/PreviewRow.tsx';
import { ReviewForm } from './ReviewForm/ReviewForm.tsx';
import { ReviewItem } from './ReviewItem/ReviewItem.tsx';
import { SavedForLater } from './SavedForLater/SavedForLater.tsx';

const attributes = [
  { name: 'Glaze', value: 'Bottle green' },
  { name: 'Size', value: '320 ml' },
];

it('joins the values in order, and returns an empty text without options', () => {
  const t = messagesIn('en-US', 'shared', 'common');
  expect(formatOptions(attributes, t)).toBe('Bottle green / 320 ml');
  expect(formatOptions(attributes.slice(0, 1), t)).toBe('Bottle green');
  expect([[], null, undefined].map((none) => formatOptions(none, t))).toEqual(['', '', '']);
});

afterEach(cleanup);

const nothing = () => {};
const [line] = sampleCartItems('en-US').map((one) => ({ ...one, attributes }));
const items = sampleOrder('en-US', 'completed').items.map((one) => ({ ...one, attributes }));
const [review] = sampleReviews('en-US').map((one) => ({ ...one, attributes }));
const examples: Record<string, ReactElement | undefined> = {
  cart: line && (
    <CartLine line={line} href="#" onSelectionChange={nothing} onQuantityChange={nothing} onRemove={nothing} />
  ),
  'list of what is saved': line && (
    <SavedForLater items={[line]} hrefOf={() => '#'} onMoveToCart={nothing} onRemove={nothing} />
  ),
  checkout: line && <PreviewRow line={line} previousPrice={undefined} />,
  order: <OrderCardItems items={items} href="#" />,
  'form of a review': <ReviewForm items={items} onSubmit={nothing} />,
  review: review && <ReviewItem review={review} />,
};

it.each(Object.entries(examples))('uses the messages of the application in the %s', (_, element) => {
  const messages = mergeMessages(enUS, { shared: { common: { optionSeparator: ' + ' } } });
  render(
    <SampleProvider locale="en-US" messages={messages}>
      {element}
    </SampleProvider>,
  );
  expect(screen.getByText(/Bottle green \+ 320 ml$/)).toBeTruthy();
});
