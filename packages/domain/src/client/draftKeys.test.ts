import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReview } from '../contract/reviews.ts';
import { errorFromResponse } from '../errors/index.ts';
import { createStore, memoryArea } from '../storage/index.ts';
import { sampleOf } from '../testing/sampleOf.ts';
import { failure, success, testClient } from '../testing/testClient.ts';
import type { CallResult } from './client.ts';
import { createDraftKeys, fingerprint } from './draftKeys.ts';

const open = (area = memoryArea()) => createDraftKeys({ store: createStore({ area, now: () => 0 }) });
const body = { orderItemUuid: '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10', rating: 5, content: '很好' };

describe('the key of a draft', () => {
  it('survives a reload, and is the same in all tabs, while the draft has the same content', () => {
    const area = memoryArea();
    const key = open(area).keyFor('review', body);
    expect(open(area).keyFor('review', { content: '很好', rating: 5, orderItemUuid: body.orderItemUuid })).toBe(key);
    expect(open(area).keyFor('another', body)).not.toBe(key);
  });

  it('is new for new content, and does not return', () => {
    const drafts = open();
    const first = drafts.keyFor('review', body);
    const second = drafts.keyFor('review', { ...body, rating: 4 });
    const third = drafts.keyFor('review', body);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('is new after it was cleared', () => {
    const drafts = open();
    const first = drafts.keyFor('review', body);
    drafts.clear('review');
    expect(drafts.keyFor('review', body)).not.toBe(first);
  });

  it('works without storage that is full, forbidden or poisoned', () => {
    const broken = {
      ...memoryArea(),
      length: 0,
      getItem: () => 'poison',
      setItem: () => {
        throw new Error('full');
      },
    };
    const drafts = open(broken);
    expect(drafts.keyFor('review', body)).toBe(drafts.keyFor('review', body));
  });

  it('stores no content, and at most twenty keys', () => {
    const area = memoryArea();
    for (let index = 0; index < 30; index += 1) open(area).keyFor(`review ${index}`, body);
    const kept = area.getItem('draftKeys') ?? '';
    expect(kept).not.toContain('很好');
    expect(JSON.parse(kept).data).toHaveLength(20);
  });
});

describe('sending a draft', () => {
  it('twice after reloads takes effect once', async () => {
    const area = memoryArea();
    const effects = new Set<string | null>();
    const { client } = testClient(
      async (request) => {
        effects.add(request.headers.get('idempotency-key'));
        if (effects.size === 1 && area.getItem('answered') === null) {
          area.setItem('answered', 'no');
          throw new TypeError('reset');
        }
        return success(sampleOf(createReview.data));
      },
      { isOnline: () => false },
    );
    const send = () =>
      open(area).send('review', body, (idempotencyKey) => client.tryCall(createReview, { body }, { idempotencyKey }));
    expect(await send()).toMatchObject({ ok: false, error: { kind: 'Network' } });
    expect(await send()).toMatchObject({ ok: true });
    expect(effects.size).toBe(1);
    await send();
    expect(effects.size).toBe(2);
  });

  it.each([
    [400, false],
    [403, false],
    [404, false],
    [409, false],
    [422, false],
    [401, true],
    [413, true],
    [429, true],
    [500, true],
    [502, true],
    [503, true],
  ])('that is refused with %i keeps its key: %s', async (status, isKept) => {
    const drafts = open();
    const key = drafts.keyFor('review', body);
    const { client } = testClient(async () => failure(status, 'REFUSED'));
    await drafts.send('review', body, (idempotencyKey) =>
      client.tryCall(createReview, { body }, { idempotencyKey, accessToken: 'a' }),
    );
    expect(drafts.keyFor('review', body) === key).toBe(isKept);
  });

  it('in one tab does not delete the key that another tab has created since', async () => {
    const area = memoryArea();
    let other = '';
    await open(area).send('review', body, async () => {
      other = open(area).keyFor('review', { ...body, rating: 1 });
      return { ok: false, error: errorFromResponse({ status: 409 }) } satisfies CallResult<never>;
    });
    expect(open(area).keyFor('review', { ...body, rating: 1 })).toBe(other);
  });
});

describe('a fingerprint', () => {
  it.each([
    [undefined, 'cbf29ce484222325'],
    [7, 'af63aa4c86019796'],
    [{ b: [2], a: 1 }, 'ebd041daaff112f9'],
  ])('of %j is the FNV-1a of its text', (value, expected) => {
    expect(fingerprint(value)).toBe(expected);
  });

  it('is the same for the same JSON, and another for another', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const same = JSON.parse(JSON.stringify(one));
        expect(fingerprint(same)).toBe(fingerprint(one));
        if (JSON.stringify(sorted(one)) !== JSON.stringify(sorted(other)))
          expect(fingerprint(one)).not.toBe(fingerprint(other));
      }),
      { numRuns: 2000 },
    );
  });
});

/** Sorts keys at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, entry]) => [key, sorted(entry)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
