// @vitest-environment jsdom
import { createStore } from '@mallard/domain/storage';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { useReviewDrafts } from './useReviewDrafts.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('preserves the photos of a draft when the text changes afterwards', async () => {
  const store = createStore({ area: window.localStorage, now: Date.now });
  let drafts: ReturnType<typeof useReviewDrafts> | undefined;
  function Form() {
    drafts = useReviewDrafts('order');
    return null;
  }
  const root = await renderInShop(<Form />, [], { store });
  const initialDraft = drafts?.read();
  const sent = { id: 'photo', url: '/uploads/photo.png', width: 8, height: 8, name: 'me.png' };
  drafts?.savePhotos({ photos: { line: [sent] }, unsentPhotos: 0 });
  // The form passes its initial draft with the new text, so its photos are out of date.
  if (initialDraft) drafts?.saveDrafts({ ...initialDraft, byItem: { line: { rating: 5, content: 'Well balanced' } } });
  await act(async () => root.unmount());

  const again = await renderInShop(<Form />, [], { store });
  expect(drafts?.read()).toEqual({
    byItem: { line: { rating: 5, content: 'Well balanced' } },
    isAnonymous: false,
    photos: { line: [sent] },
    unsentPhotos: 0,
  });
  await act(async () => again.unmount());
});
