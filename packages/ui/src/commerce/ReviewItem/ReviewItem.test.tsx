import type { Review } from '@mallard/domain/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleReviews } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { openAnswer } from '../../testing/openAnswer.ts';
import { ReviewItem } from './ReviewItem.tsx';

const review = sampleReviews('en-US')[0] as Review;

conformance('ReviewItem', (root) => <ReviewItem {...root} review={review} onHelpfulChange={() => {}} />);

afterEach(cleanup);

it('counts a reader’s vote before the answer, and reverts it on a rejection', async () => {
  const { promise, refuse } = openAnswer();
  render(
    <SampleProvider locale="en-US">
      <ReviewItem review={review} helpfulCount={3} onHelpfulChange={() => promise} />
    </SampleProvider>,
  );
  const helpful = screen.getByRole('button', { name: 'Helpful, said 3 people' });
  fireEvent.click(helpful);
  expect(helpful.getAttribute('aria-pressed')).toBe('true');
  expect(helpful.textContent).toContain('4 people');
  await act(async () => refuse());
  expect(helpful.getAttribute('aria-pressed')).toBe('false');
  expect(helpful.textContent).toContain('3 people');
});

it('names photos by their review', () => {
  render(
    <SampleProvider locale="en-US">
      <ReviewItem review={{ ...review, nickname: 'Wren' }} />
      <ReviewItem review={{ ...review, isAnonymous: true }} />
    </SampleProvider>,
  );
  const day = review.createTime.slice(0, 4);
  expect(screen.getAllByRole('button', { name: new RegExp(`^Photo 1 by Wren, ${day}`) })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: new RegExp(`^Photo 1 by Anonymous, ${day}`) })).toHaveLength(1);
});

it('renders no date for an invalid timestamp', () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <ReviewItem review={{ ...review, createTime: 'garbage' }} />
    </SampleProvider>,
  );
  expect(container.querySelector('time')).toBeNull();
  expect(container.textContent).not.toContain('garbage');
});

it.each([
  [{ nickname: '林小禾', isAnonymous: false }, '禾'],
  [{ nickname: '林小禾', isAnonymous: true }, ''],
])('has the same initial of %o as other components', (writer, initial) => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <ReviewItem review={{ ...review, ...writer, avatar: null }} />
    </SampleProvider>,
  );
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe(initial);
});

it('has the lang of its text', () => {
  const chinese = { ...review, content: '釉色很温润', reply: '谢谢您的支持' };
  render(
    <SampleProvider locale="en-US">
      <ReviewItem review={chinese} />
      <ReviewItem review={{ ...review, content: 'A warm glaze', reply: null }} />
    </SampleProvider>,
  );
  expect(screen.getByText('釉色很温润').lang).toBe('zh-CN');
  expect(screen.getByText('谢谢您的支持').lang).toBe('zh-CN');
  expect(screen.getByText('A warm glaze').lang).toBe('');
  expect(screen.getByText('Seller’s reply').closest('[lang]')).toBeNull();
});
