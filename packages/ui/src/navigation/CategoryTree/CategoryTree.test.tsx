import { expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { pathTo } from './CategoryNode.ts';
import { CategoryTree } from './CategoryTree.tsx';

const nodes = [
  { id: 'a', name: 'Kitchen', href: '/a', icon: 'mug', children: [{ id: 'b', name: 'Mugs', href: '/b', count: 3 }] },
  { id: 'c', name: 'Lighting', href: '/c' },
];

conformance('CategoryTree', (root) => <CategoryTree {...root} nodes={nodes} currentId="b" isStale />);
conformance('CategoryTree in panes', (root) => <CategoryTree {...root} nodes={nodes} currentId="b" layout="panes" />);

it('finds the way down to a category', () => {
  expect(pathTo(nodes, 'b').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(pathTo(nodes, 'nowhere')).toEqual([]);
  expect(pathTo(nodes, undefined)).toEqual([]);
});
