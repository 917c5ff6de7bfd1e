import { createUuid, systemTimers } from '@mallard/domain/client';
import { createStore, memoryArea, type StorageLike, type StorageProblem } from '@mallard/domain/storage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIntentLog, intentKey, MAX_INTENTS, type QueuedChange, toIntent } from './intentLog.ts';

const ann = 'a0000000-0000-4000-8000-000000000000';
const bob = 'b0000000-0000-4000-8000-000000000000';
const favorite = (index = 0): QueuedChange => ({
  kind: 'favorite',
  productUuid: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
  isFavorite: true,
});

function open(area: StorageLike | null, userUuid = ann) {
  const problems: StorageProblem[] = [];
  const store = createStore({ area, now: () => 0, onProblem: (problem) => problems.push(problem) });
  const log = createIntentLog({
    store,
    userUuid,
    createUuid: () => createUuid(),
    locks: null,
    timers: systemTimers,
    now: () => 0,
  });
  return { log, problems, count: () => log.read().intents.length };
}
const failing = (): never => {
  throw new DOMException('No', 'QuotaExceededError');
};

describe('an intent log', () => {
  it('survives a reload, for its own shopper only', async () => {
    const area = memoryArea();
    expect(await open(area).log.record(favorite())).toMatchObject({ ok: true, storedIn: 'stored', toSend: null });
    expect(open(area).log.isAtRisk()).toBe(false);
    expect(open(area).count()).toBe(1);
    expect(open(area, bob).count()).toBe(0);
  });

  it('is shared by two tabs', async () => {
    const area = memoryArea();
    const [one, other] = [open(area), open(area)];
    await one.log.record(favorite(1));
    await other.log.record(favorite(2));
    expect([one.count(), other.count()]).toEqual([1, 2]);
    let notifications = 0;
    one.log.subscribe(() => {
      notifications += 1;
    });
    one.log.readStorage();
    one.log.readStorage();
    expect([one.count(), notifications]).toEqual([2, 1]);
    expect(one.log.read()).toBe(one.log.read());
  });

  it.each<[string, StorageLike | null, StorageProblem]>([
    ['missing', null, 'unavailable'],
    ['full', { ...memoryArea(), setItem: failing }, 'full'],
    ['forbidden', { ...memoryArea(), getItem: failing, setItem: failing, removeItem: failing }, 'unavailable'],
  ])('continues in this tab, and reports it, if storage is %s', async (_what, area, problem) => {
    const { log, problems, count } = open(area);
    expect(await log.record(favorite(1))).toMatchObject({ ok: true, storedIn: 'memory' });
    expect(await log.record(favorite(2))).toMatchObject({ ok: true, storedIn: 'memory' });
    expect([count(), log.isAtRisk()]).toEqual([2, true]);
    expect(problems).toContain(problem);
    log.clear();
    expect([count(), log.isAtRisk()]).toEqual([0, false]);
  });

  it('does not change data of a newer version, and loses nothing when storage is cleared meanwhile', async () => {
    const area = memoryArea();
    const newer = JSON.stringify({ v: 99, at: 0, data: {} });
    area.setItem(intentKey(ann), newer);
    expect(await open(area).log.record(favorite())).toMatchObject({ storedIn: 'memory' });
    expect(area.getItem(intentKey(ann))).toBe(newer);
    area.removeItem(intentKey(ann));
    const { log } = open(area);
    await log.record(favorite(1));
    area.removeItem(intentKey(ann));
    log.readStorage();
    await log.record(favorite(2));
    expect(open(area).count()).toBe(2);
  });

  it('survives any stored data', async () => {
    const anything = fc.oneof(
      fc.string(),
      fc.record({ v: fc.constant(1), at: fc.nat(), data: fc.jsonValue() }).map((one) => JSON.stringify(one)),
      fc
        .record({ intents: fc.array(fc.record({ kind: fc.constantFrom('add', 'set'), id: fc.string() })) })
        .map((data) => JSON.stringify({ v: 1, at: 0, data })),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const area = memoryArea();
        area.setItem(intentKey(ann), text);
        const { log, count } = open(area);
        expect(count()).toBe(0);
        expect(await log.record(favorite())).toMatchObject({ ok: true });
        expect(count()).toBe(1);
      }),
    );
  });

  it('preserves an addition whose product data cannot be read', async () => {
    const area = memoryArea();
    const added = { ...toIntent({ kind: 'add', skuUuid: ann, quantity: 1 }, createUuid()), product: { title: 1 } };
    area.setItem(intentKey(ann), JSON.stringify({ v: 1, at: 0, data: { intents: [added], conflicts: [] } }));
    expect(open(area).log.read().intents).toEqual([{ ...added, product: undefined }]);
  });

  it('keeps valid entries beside an invalid one', async () => {
    const area = memoryArea();
    const good = toIntent(favorite(1), createUuid());
    const bad = { ...toIntent({ kind: 'add', skuUuid: ann, quantity: 1 }, createUuid()), quantity: 0 };
    const conflict = { kind: 'favorite', id: ann, code: 'NOT_FOUND', productUuid: bob, wanted: true };
    const data = { intents: [bad, good, null], conflicts: [{ ...conflict, id: 'x' }, conflict] };
    area.setItem(intentKey(ann), JSON.stringify({ v: 1, at: 0, data }));
    const { log } = open(area);
    expect(log.read()).toEqual({ intents: [good], conflicts: [conflict] });
    await log.record(favorite(2));
    expect(open(area).log.read()).toMatchObject({ intents: [{ id: good.id }, {}], conflicts: [conflict] });
  });

  it('is at risk after storage was cleared, reports it, and recovers when it is written again', async () => {
    const area = memoryArea();
    const { log, count } = open(area);
    await log.record(favorite(1));
    let notifications = 0;
    log.subscribe(() => {
      notifications += 1;
    });
    area.removeItem(intentKey(ann));
    log.readStorage();
    log.readStorage();
    expect([count(), log.isAtRisk(), notifications]).toEqual([1, true, 1]);
    await log.record(favorite(2));
    expect([count(), log.isAtRisk(), notifications]).toEqual([2, false, 2]);
  });

  it('reports when it is full, and keeps its entries', async () => {
    const area = memoryArea();
    const intents = Array.from({ length: MAX_INTENTS }, (_, index) => toIntent(favorite(index), createUuid()));
    area.setItem(intentKey(ann), JSON.stringify({ v: 1, at: 0, data: { intents, conflicts: [] } }));
    const { log, count } = open(area);
    expect(await log.record(favorite(MAX_INTENTS))).toEqual({ ok: false, code: 'INTENTS_FULL' });
    expect(count()).toBe(MAX_INTENTS);
    expect(await log.record({ ...favorite(3), isFavorite: false } as QueuedChange)).toMatchObject({ ok: true });
  });

  it('keeps a conflict until it is dismissed', async () => {
    const area = memoryArea();
    const { log } = open(area);
    await log.record(favorite());
    const [intent] = log.read().intents;
    const id = intent?.id ?? '';
    const conflict = { kind: 'favorite', id, code: 'NOT_FOUND', productUuid: id, wanted: true } as const;
    await log.settle(id, conflict);
    await log.settle(id, conflict);
    expect(open(area).log.read()).toEqual({ intents: [], conflicts: [conflict] });
    await log.dismiss(id);
    expect(open(area).log.read().conflicts).toEqual([]);
  });

  it('is deleted at logout, after which changes in flight have no effect', async () => {
    const area = memoryArea();
    const { log } = open(area);
    await log.record(favorite());
    const late = log.record(favorite(1));
    log.clear();
    expect(await late).toEqual({ ok: false, code: 'LOG_CLOSED' });
    await log.settle('x', null);
    expect(area.length).toBe(0);
  });

  it('is not deleted, only closed, when another tab has ended the session', async () => {
    const area = memoryArea();
    const { log, count } = open(area);
    await log.record(favorite());
    log.close();
    log.readStorage();
    expect(count()).toBe(0);
    expect(open(area).count()).toBe(1);
  });
});
