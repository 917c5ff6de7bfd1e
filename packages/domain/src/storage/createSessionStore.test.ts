import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSessionStore, type StoredSession, sessionKeys } from './createSessionStore.ts';
import { createStore } from './createStore.ts';
import { memoryArea, type StorageLike } from './storageArea.ts';

const now = () => 1_800_000_000_000;
const remembered: StoredSession = { token: 't1', refreshToken: 'r1', userUuid: 'u1', rememberMe: true };
const forThisTab: StoredSession = { ...remembered, token: 't2', rememberMe: false };

function openTab(local: StorageLike | null, session: StorageLike | null = memoryArea()) {
  return createSessionStore({ local: createStore({ area: local, now }), session: createStore({ area: session, now }) });
}

describe('the session store', () => {
  it('stores a remembered session for every tab, and any other for this one only', () => {
    const local = memoryArea();
    const tab = openTab(local);
    tab.write(remembered);
    expect(openTab(local).read()).toEqual(remembered);
    tab.write(forThisTab);
    expect(tab.read()).toEqual(forThisTab);
    expect(openTab(local).read()).toBeNull();
    expect(local.length).toBe(0);
  });

  it('uses the specified keys', () => {
    const local = memoryArea();
    openTab(local).write(remembered);
    expect(Array.from({ length: local.length }, (_, index) => local.key(index)).toSorted()).toEqual(
      sessionKeys.toSorted(),
    );
  });

  it('leaves nothing behind after signing out', () => {
    const [local, session] = [memoryArea(), memoryArea()];
    const tab = openTab(local, session);
    tab.write(remembered);
    tab.clear();
    tab.write(forThisTab);
    tab.clear();
    expect([tab.read(), local.length, session.length]).toEqual([null, 0, 0]);
  });

  it('never combines one shopper’s name and another’s token, even if a page crashes while signing in', () => {
    const other = { token: 't3', refreshToken: 'r3', userUuid: 'u3', rememberMe: true };
    for (let steps = 0; steps < 8; steps += 1) {
      const local = memoryArea();
      openTab(local).write(remembered);
      let left = steps;
      const step = (work: () => void) => {
        if (left > 0) work();
        left -= 1;
      };
      const dying: StorageLike = {
        ...local,
        length: 0,
        setItem: (key, text) => step(() => local.setItem(key, text)),
        removeItem: (key) => step(() => local.removeItem(key)),
      };
      openTab(dying).write(other);
      expect([remembered, other, null]).toContainEqual(openTab(local).read());
    }
  });

  it('does not end a newer session when an old token is refused late', () => {
    const tab = openTab(memoryArea());
    tab.write(remembered);
    tab.clear('an older token');
    expect(tab.read()).toEqual(remembered);
    tab.clear('t1');
    expect(tab.read()).toBeNull();
  });

  it.each(sessionKeys)('is signed out when %s is missing or corrupted', (key) => {
    const local = memoryArea();
    const tab = openTab(local);
    tab.write(remembered);
    local.setItem(key, '{"v":1,"at":1,"data":{}}');
    expect(tab.read()).toBeNull();
    expect(local.getItem(key)).toBeNull();
  });

  it.each(['token', 'refreshToken', 'userUuid'] as const)(
    'is stored completely or not at all when its %s does not fit',
    (key) => {
      const local = memoryArea();
      const tight: StorageLike = {
        ...local,
        setItem(name, text) {
          if (text.length > 60) throw new DOMException('No', 'QuotaExceededError');
          local.setItem(name, text);
        },
      };
      const tab = openTab(tight);
      tab.write(remembered);
      expect(openTab(local).read()).toEqual(remembered);
      const other = { token: 't3', refreshToken: 'r3', userUuid: 'u3', rememberMe: true, [key]: 'x'.repeat(60) };
      tab.write(other);
      expect([tab.read(), openTab(local).read(), local.length]).toEqual([other, null, 0]);
      tab.clear('another');
      expect(tab.read()).toEqual(other);
      tab.clear(other.token);
      expect(tab.read()).toBeNull();
      tab.write(remembered);
      expect([tab.read(), openTab(local).read()]).toEqual([remembered, remembered]);
    },
  );

  it('works without any storage', () => {
    const tab = openTab(null, null);
    tab.write(remembered);
    expect(tab.read()).toEqual(remembered);
    tab.clear();
    expect(tab.read()).toBeNull();
  });

  it('reads what was written last', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
    const session = fc.record({ token: text, refreshToken: text, userUuid: text, rememberMe: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.option(session), { minLength: 1, maxLength: 8 }), (moves) => {
        const tab = openTab(memoryArea());
        for (const move of moves) {
          if (move) tab.write(move);
          else tab.clear();
        }
        expect(tab.read()).toEqual(moves.at(-1));
      }),
      { numRuns: 500 },
    );
  });
});
