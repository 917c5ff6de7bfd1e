import { createStore, memoryArea } from '@mallard/domain/storage';
import { describe, expect, it } from 'vitest';
import { createSearchHistory } from './searchHistory.ts';

const openStore = () => createStore({ area: memoryArea(), now: () => 0 });

describe('the search history', () => {
  it('has the newest first, each once, and is there after a reload', () => {
    const store = openStore();
    const history = createSearchHistory(store);
    for (const keyword of ['mug', '茶', ' Mug ']) history.add(keyword);
    expect(history.read()).toEqual(['Mug', '茶']);
    expect(createSearchHistory(store).read()).toEqual(['Mug', '茶']);
  });

  it('keeps ten, and nothing that no search takes', () => {
    const history = createSearchHistory(openStore());
    for (let place = 0; place < 15; place += 1) history.add(`word ${place}`);
    history.add('  ');
    history.add('x'.repeat(500));
    expect(history.read()).toHaveLength(10);
    expect(history.read()[0]).toBe('word 14');
  });

  it('forgets one keyword, or all, and tells so', () => {
    const history = createSearchHistory(openStore());
    let news = 0;
    history.subscribe(() => {
      news += 1;
    });
    for (const keyword of ['mug', 'lamp']) history.add(keyword);
    history.remove('mug');
    expect(history.read()).toEqual(['lamp']);
    history.clear();
    expect(history.read()).toEqual([]);
    expect(news).toBe(4);
  });

  it('keeps what another tab searched for', () => {
    const store = openStore();
    const [here, there] = [createSearchHistory(store), createSearchHistory(store)];
    here.add('mug');
    there.add('lamp');
    expect(there.read()).toEqual(['lamp', 'mug']);
  });

  it('knows what another tab forgot once it looks again', () => {
    const store = openStore();
    const [here, there] = [createSearchHistory(store), createSearchHistory(store)];
    here.add('mug');
    there.clear();
    here.refresh();
    expect(here.read()).toEqual([]);
  });
});
