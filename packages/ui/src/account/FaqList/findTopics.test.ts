import { expect, it } from 'vitest';
import { findTopics } from './findTopics.ts';

const groups = [
  {
    id: 'shipping',
    name: 'Shipping',
    topics: [
      { id: 'fee', question: 'What does it cost?', answer: 'Free from ¥199 on. Express is ¥18.' },
      { id: 'when', question: 'When does it come?', answer: 'Soon.' },
    ],
  },
  { id: 'returns', name: '退换', topics: [{ id: 'broken', question: '收到时坏了怎么办？', answer: '拍一张照片。' }] },
];
const idsOf = (query: string) => findTopics(groups, query).flatMap(({ topics }) => topics.map(({ id }) => id));

it.each([
  ['', ['fee', 'when', 'broken']],
  ['  ', ['fee', 'when', 'broken']],
  ['COST', ['fee']],
  ['ｃｏｓｔ', ['fee']],
  ['shipping', ['fee', 'when']],
  ['express cost', ['fee']],
  ['express broken', []],
  ['照片', ['broken']],
])('finds topics by %j', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

it('returns whether only the answer matches', () => {
  expect(findTopics(groups, '照片')[0]?.topics[0]?.isInAnswer).toBe(true);
  expect(findTopics(groups, '坏了')[0]?.topics[0]?.isInAnswer).toBe(false);
});
