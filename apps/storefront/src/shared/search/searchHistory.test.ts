import { createStore, memoryArea } from '@mallard/domain/storage';
import { describe, expect, it } from 'vitest';
import { createSearchHistory } from './searchHistory.ts';

const openStore = () => createStore({ area: memoryArea(), now: () => 0 });

describe('the search history', () => {
  it('lists each keyword once, the newest first, also after a reload', () => {
    const store = openStore();
    const history = createSearchHistory(store);
    for (const keyword of ['mug', '茶', ' Mug ']) history.add(keyword);
    expect(history.read()).toEqual(['Mug', '茶']);
    expect(createSearchHistory(store).read()).toEqual(['Mug', '茶']);
  });

  it('stores ten keywords, and none that is empty or too long', () => {
    const history = createSearchHistory(openStore());
    for (let index = 0; index < 15; index += 1) history.add(`word ${index}`);
    history.add('  ');
    history.add('x'.repeat(500));
    expect(history.read()).toHaveLength(10);
    expect(history.read()[0]).toBe('word 14');
  });

  it('removes one keyword or all, and notifies its listeners', () => {
    const history = createSearchHistory(openStore());
    let notifications = 0;
    history.subscribe(() => {
      notifications += 1;
    });
    for (const keyword of ['mug', 'lamp']) history.add(keyword);
    history.remove('mug');
    expect(history.read()).toEqual(['lamp']);
    history.clear();
    expect(history.read()).toEqual([]);
    expect(notifications).toBe(4);
  });

  it('preserves the keywords of another tab', () => {
    const store = openStore();
    const [here, there] = [createSearchHistory(store), createSearchHistory(store)];
    here.add('mug');
    there.add('lamp');
    expect(there.read()).toEqual(['lamp', 'mug']);
  });

  it('reads the changes of another tab on refresh', () => {
    const store = openStore();
    const [here, there] = [createSearchHistory(store), createSearchHistory(store)];
    here.add('mug');
    there.clear();
    here.refresh();
    expect(here.read()).toEqual([]);
  });
});
