import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleFaq } from '../../fixtures/sampleArticles.ts';
import { conformance } from '../../testing/conformance.tsx';
import { FaqList } from './FaqList.tsx';

conformance('FaqList', (root) => <FaqList {...root} groups={sampleFaq('en-US')} />);

const groups = [
  {
    id: 'returns',
    name: 'Returns',
    topics: [
      { id: 'how', question: 'How?', answer: 'In the order.', link: { href: '/order', label: 'Go to my orders' } },
    ],
  },
];

it.each(['returns', 'how'])('scrolls to the group or topic in the URL: %s', (currentKey) => {
  const scrollIntoView = vi.fn(function scrolled(this: Element) {
    return this.id;
  });
  Element.prototype.scrollIntoView = scrollIntoView;
  const { container } = render(
    <SampleProvider locale="en-US">
      <FaqList groups={groups} currentKey={currentKey} />
    </SampleProvider>,
  );
  expect(scrollIntoView.mock.results.map(({ value }) => value)).toEqual([currentKey]);
  expect(container.querySelector('details')?.open).toBe(currentKey === 'how');
  expect(container.querySelector('details p a')?.getAttribute('href')).toBe('/order');
});
