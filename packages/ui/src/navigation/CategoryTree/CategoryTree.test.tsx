import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { conformance } from '../../testing/conformance.tsx';
import { pathTo } from './CategoryNode.ts';
import { CategoryTree } from './CategoryTree.tsx';

const nodes = [
  { id: 'a', name: 'Kitchen', href: '/a', icon: 'mug', children: [{ id: 'b', name: 'Mugs', href: '/b', count: 3 }] },
  { id: 'c', name: 'Lighting', href: '/c' },
];

conformance('CategoryTree', (root) => <CategoryTree {...root} nodes={nodes} currentId="b" isStale />);
conformance('CategoryTree in panes', (root) => <CategoryTree {...root} nodes={nodes} currentId="b" layout="panes" />);

afterEach(cleanup);

it('announces stale categories in the page’s live region only', async () => {
  const tree = (isStale: boolean) => (
    <SampleProvider locale="en-US">
      <CategoryTree nodes={nodes} isStale={isStale} />
    </SampleProvider>
  );
  const { container, rerender } = render(tree(false));
  rerender(tree(true));
  await waitFor(() => expect(spoken(container)).toBe('Using cached data'));
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([{ isStale: true }, { status: 'error' as const }])(
  'keeps the focus of a retry button that disappears: %o',
  (face) => {
    const tree = (props: object) => (
      <SampleProvider locale="en-US">
        <CategoryTree nodes={nodes} onRetry={() => {}} {...props} />
      </SampleProvider>
    );
    const { rerender } = render(tree(face));
    screen.getByRole('button', { name: 'Retry' }).focus();
    rerender(tree({ status: 'loading' }));
    expect(document.activeElement).toBe(screen.getByRole('navigation'));
  },
);

it('finds the path to a category', () => {
  expect(pathTo(nodes, 'b').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(pathTo(nodes, 'nowhere')).toEqual([]);
  expect(pathTo(nodes, undefined)).toEqual([]);
});
