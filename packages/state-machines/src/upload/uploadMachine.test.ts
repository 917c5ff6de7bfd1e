import { ApiFailure, networkError, timeoutError } from '@mallard/domain/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { replyLater } from '../testing/index.ts';
import {
  disabledReasonOf,
  type UploadEmitted,
  type UploadInput,
  type UploadRequest,
  uploadActors,
  uploadedOf,
  uploadMachine,
} from './uploadMachine.ts';
import { uploadPlan } from './uploadPlan.ts';

describePaths(uploadMachine, uploadPlan);

function picture(name: string, size = 10, type = 'image/png'): File {
  return new File(['x'.repeat(size)], name, { type, lastModified: 1 });
}
const uploadedPicture = (id: string) => ({ id, url: `/media/${id}.webp`, width: 320, height: 320 });

/** Starts an empty uploader whose uploads are resolved by the test; items have the ids 1, 2, 3, … */
function start(input: Partial<UploadInput> = {}) {
  let made = 0;
  const createId = () => {
    made += 1;
    return String(made);
  };
  const [machine, replies] = replyLater(uploadMachine);
  const actor = createActor(machine, { input: { createId, ...input } });
  const emittedEvents: UploadEmitted[] = [];
  actor.on('*', (emitted) => emittedEvents.push(emitted));
  actor.start();
  const items = () => actor.getSnapshot().context.items;
  return {
    actor,
    replies,
    emittedEvents,
    items,
    add: (...files: File[]) => actor.send({ type: 'files.add', files }),
    statuses: () => items().map(({ name, status }) => `${name} ${status}`),
    done: (id: string) => replies.resolve(id, uploadedPicture(id)),
    disabledReason: () => disabledReasonOf(actor.getSnapshot()),
    goOnline: (isOnline: boolean) => actor.send({ type: 'network.changed', isOnline }),
  };
}

describe('the upload machine', () => {
  it('runs a number of uploads in parallel, the next when one is done, and keeps the order', async () => {
    const { add, statuses, done, actor, disabledReason, emittedEvents } = start({ atOnce: 2 });
    add(picture('a'), picture('b'), picture('c'), picture('d'));
    expect(statuses()).toEqual(['a uploading', 'b uploading', 'c queued', 'd queued']);
    await done('2');
    expect(statuses()).toEqual(['a uploading', 'b done', 'c uploading', 'd queued']);
    await done('3');
    await done('4');
    expect(disabledReason()).toBe('uploading');
    await done('1');
    expect([disabledReason(), uploadedOf(actor.getSnapshot())]).toEqual([
      null,
      ['1', '2', '3', '4'].map(uploadedPicture),
    ]);
    expect(emittedEvents.map((emittedEvents) => 'id' in emittedEvents && emittedEvents.id)).toEqual([
      '2',
      '3',
      '4',
      '1',
    ]);
  });

  it('shows progress', async () => {
    const { add, replies, items, actor } = start();
    add(picture('a'));
    expect(items()[0]?.progress).toBeUndefined();
    const { onProgress } = replies.inputOf('1') as UploadRequest;
    onProgress(40);
    expect(items()[0]?.progress).toBe(40);
    // Browsers report these values for an unknown or wrong size.
    const emittedEvents = [Number.NaN, Number.POSITIVE_INFINITY, 120, -1].map((progress) => {
      onProgress(progress);
      return items()[0]?.progress;
    });
    expect(emittedEvents).toEqual([undefined, undefined, 100, 0]);
    actor.send({ type: 'item.remove', id: '1' });
    onProgress(80);
    expect(items()).toEqual([]);
  });

  it('shows why one failed, starts the next, and retries on request', async () => {
    const { add, replies, statuses, items, actor, disabledReason, done, emittedEvents } = start({ atOnce: 1 });
    add(picture('a'), picture('b'));
    const rejected = { kind: 'Conflict', code: 'UPLOAD_REJECTED', status: 409 } as const;
    await replies.reject('1', new ApiFailure(rejected));
    expect([statuses(), items()[0]?.failure]).toEqual([['a failed', 'b uploading'], rejected]);
    expect(emittedEvents).toEqual([{ type: 'item.failed', id: '1', error: rejected }]);
    actor.send({ type: 'item.retry', id: '1' });
    expect([statuses(), items()[0]?.failure]).toEqual([['a queued', 'b uploading'], null]);
    await done('2');
    await replies.reject('1', new ApiFailure(timeoutError()));
    expect(disabledReason()).toBe('failed');
    actor.send({ type: 'item.retry', id: '1' });
    await done('1');
    expect([statuses(), replies.timesStarted('1')]).toEqual([['a done', 'b done'], 3]);
  });

  it('cancels an upload when its picture is removed', async () => {
    let signal: AbortSignal | undefined;
    const actor = createActor(
      uploadMachine.provide({
        actors: uploadActors({
          upload: (call) => {
            signal = call.signal;
            return new Promise(() => undefined);
          },
        }),
      }),
      { input: { createId: () => '1' } },
    ).start();
    actor.send({ type: 'files.add', files: [picture('a')] });
    expect(signal?.aborted).toBe(false);
    actor.send({ type: 'item.remove', id: '1' });
    expect([signal?.aborted, actor.getSnapshot().value]).toEqual([true, 'idle']);
  });

  it('ignores the response for a removed picture, and starts the next', async () => {
    const { add, actor, statuses, replies, emittedEvents } = start({ atOnce: 1 });
    add(picture('a'), picture('b'));
    actor.send({ type: 'item.remove', id: '1' });
    expect(statuses()).toEqual(['b uploading']);
    await replies.resolve('1', uploadedPicture('1'));
    expect([statuses(), emittedEvents]).toEqual([['b uploading'], []]);
  });

  it('shows which files are refused, and why', () => {
    const { add, statuses, emittedEvents, actor } = start({
      maxFiles: 2,
      maxBytes: 20,
      uploaded: [uploadedPicture('old')],
    });
    const files = [picture('a.gif', 5, 'image/gif'), picture('big', 21), picture('', 0), picture('b'), picture('c')];
    add(...files);
    expect(statuses()).toEqual(['old.webp done', 'b uploading']);
    const [gif, big, empty, , last] = files;
    const refused = [
      { file: gif, reason: 'type' },
      { file: big, reason: 'size' },
      { file: empty, reason: 'empty' },
      { file: last, reason: 'count' },
    ];
    expect(emittedEvents).toEqual([{ type: 'files.refused', refused }]);
    expect(actor.getSnapshot().context.refused).toEqual(refused);
    actor.send({ type: 'item.remove', id: 'old' });
    add(picture('b'), picture('d'));
    expect(actor.getSnapshot().context.refused).toMatchObject([{ reason: 'duplicate' }]);
    expect(statuses()).toEqual(['b uploading', 'd uploading']);
  });

  it('waits for the network, and retries uploads that failed without it', async () => {
    const { add, goOnline, statuses, disabledReason, replies } = start({ isOnline: false });
    add(picture('a'), picture('b'));
    expect([statuses(), disabledReason()]).toEqual([['a queued', 'b queued'], 'offline']);
    goOnline(true);
    goOnline(false);
    await replies.reject('1', new ApiFailure(networkError()));
    await replies.reject('2', new ApiFailure(timeoutError()));
    expect([statuses(), disabledReason()]).toEqual([['a queued', 'b failed'], 'offline']);
    goOnline(true);
    expect(statuses()).toEqual(['a uploading', 'b failed']);
    await replies.reject('1', new ApiFailure(networkError()));
    expect(disabledReason()).toBe('failed');
    goOnline(true);
    expect(statuses()).toEqual(['a uploading', 'b failed']);
  });

  it('keeps the shopper’s order while items come and go', () => {
    const { add, actor, statuses } = start();
    add(picture('a'), picture('b'), picture('c'), picture('d'));
    actor.send({ type: 'items.reorder', ids: ['3', 'gone', '1'] });
    expect(statuses()).toEqual(['c uploading', 'a uploading', 'b uploading', 'd queued']);
  });

  it('never exceeds the parallel limit, loses no item, and stops only when nothing can be done', async () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('add', 'remove', 'retry', 'done', 'fail', 'offline', 'online', 'reorder'),
        pick: fc.nat(8),
      }),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 3 }), async (chosen, atOnce) => {
        const { add, actor, items, replies, goOnline } = start({ atOnce });
        const present = new Set<string>();
        let files = 0;
        for (const { kind, pick } of chosen) {
          const item = items()[pick % Math.max(1, items().length)];
          const running = items().filter(({ status }) => status === 'uploading');
          const answered = running[pick % Math.max(1, running.length)];
          if (kind === 'add' && items().length < 9) {
            files += 1;
            add(picture(`p${files}`));
            present.add(`p${files}`);
          }
          if (kind === 'remove' && item) {
            actor.send({ type: 'item.remove', id: item.id });
            present.delete(item.name);
          }
          if (kind === 'retry' && item) actor.send({ type: 'item.retry', id: item.id });
          if (kind === 'reorder')
            actor.send({
              type: 'items.reorder',
              ids: items()
                .map(({ id }) => id)
                .reverse(),
            });
          if (kind === 'offline' || kind === 'online') goOnline(kind === 'online');
          if (kind === 'done' && answered) await replies.resolve(answered.id, uploadedPicture(answered.id));
          if (kind === 'fail' && answered) await replies.reject(answered.id, new ApiFailure(timeoutError()));
          const count = (status: string) => items().filter((one) => one.status === status).length;
          expect(count('uploading')).toBeLessThanOrEqual(atOnce);
          expect(new Set(items().map(({ name }) => name))).toEqual(present);
          if (actor.getSnapshot().context.isOnline && count('queued') > 0) expect(count('uploading')).toBe(atOnce);
          for (const one of items()) expect(one.uploaded !== null).toBe(one.status === 'done');
        }
        actor.stop();
      }),
      { numRuns: 300 },
    );
  });
});
