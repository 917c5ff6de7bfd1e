import { expect, it } from 'vitest';
import { draftOf, uploadProblem } from './reviewDraft.ts';

const photo = (status: 'done' | 'failed' | 'uploading' | 'queued') => ({ id: status, name: 'mug.jpg', status });

it('finds what prevents photos from being submitted, the worst problem first', () => {
  expect(uploadProblem({})).toBeUndefined();
  expect(uploadProblem({ a: [photo('done')], b: [] })).toBeUndefined();
  expect(uploadProblem({ a: [photo('done')], b: [photo('queued')] })).toBe('uploading');
  expect(uploadProblem({ a: [photo('uploading')], b: [photo('failed')] })).toBe('failed');
});

it('has an empty draft for a line without input', () => {
  expect(draftOf({ byItem: {}, isAnonymous: false }, 'a')).toEqual({ rating: 0, content: '' });
});
