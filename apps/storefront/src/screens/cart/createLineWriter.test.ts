import { createManualTimers, settle } from '@mallard/domain/testing';
import { describe, expect, it } from 'vitest';
import { createLineWriter, type LineChange } from './createLineWriter.ts';

/** A writer whose writes are answered by hand. */
function open() {
  const timers = createManualTimers();
  const writes: { id: string; change: LineChange; answer: (error?: Error) => Promise<void> }[] = [];
  const refused: string[] = [];
  const writer = createLineWriter({
    timers,
    onRefused: (id) => refused.push(id),
    write: (id, change) =>
      new Promise<void>((resolve, reject) => {
        const answer = (error?: Error) => {
          if (error) reject(error);
          else resolve();
          return settle();
        };
        writes.push({ id, change, answer });
      }),
  });
  return { timers, writes, refused, writer };
}

describe('writing cart lines', () => {
  it('makes fifty taps one write of the last value', async () => {
    const { timers, writes, writer } = open();
    for (let quantity = 1; quantity <= 50; quantity += 1) {
      writer.set('a', { quantity });
      await timers.advance(10);
    }
    await timers.advance(400);
    expect(writes.map(({ change }) => change)).toEqual([{ quantity: 50 }]);
  });

  it('shows what was set at once, and until the answer', async () => {
    const { timers, writes, writer } = open();
    writer.set('a', { quantity: 2 });
    writer.set('a', { isSelected: false });
    expect(writer.pending().get('a')).toEqual({ quantity: 2, isSelected: false });
    await timers.advance(400);
    expect(writer.pending().get('a')).toEqual({ quantity: 2, isSelected: false });
    await writes[0]?.answer();
    expect(writer.pending().size).toBe(0);
  });

  it('writes a line again only after the answer, so that an earlier value cannot win', async () => {
    const { timers, writes, writer } = open();
    writer.set('a', { quantity: 2 });
    await timers.advance(400);
    writer.set('a', { quantity: 5 });
    await timers.advance(1000);
    expect(writes).toHaveLength(1);
    await writes[0]?.answer();
    await timers.advance(0);
    expect(writes.map(({ change }) => change)).toEqual([{ quantity: 2 }, { quantity: 5 }]);
  });

  it('drops everything set of a line that is refused', async () => {
    const { timers, writes, refused, writer } = open();
    writer.set('a', { quantity: 9 });
    writer.set('b', { quantity: 2 });
    await timers.advance(400);
    writer.set('a', { quantity: 10 });
    await writes[0]?.answer(new Error('out of stock'));
    expect(refused).toEqual(['a']);
    expect([...writer.pending().keys()]).toEqual(['b']);
    await timers.advance(1000);
    expect(writes).toHaveLength(2);
  });

  it('flushes without waiting, and says when all is answered', async () => {
    const { writes, writer } = open();
    let isDone = false;
    writer.set('a', { quantity: 3 });
    writer.flush().then(() => {
      isDone = true;
    });
    await settle();
    expect(writes).toHaveLength(1);
    expect(isDone).toBe(false);
    await writes[0]?.answer();
    expect(isDone).toBe(true);
  });

  it('forgets a line that is removed, also while its write is on its way', async () => {
    const { timers, writes, refused, writer } = open();
    writer.set('a', { quantity: 3 });
    await timers.advance(400);
    writer.forget('a');
    expect(writer.pending().size).toBe(0);
    await writes[0]?.answer(new Error('not found'));
    expect(refused).toEqual([]);
  });

  it.each([undefined, new Error('not found')])(
    'writes what is set of a forgotten line only after the write under way ended with %s',
    async (error) => {
      const { timers, writes, refused, writer } = open();
      writer.set('a', { quantity: 3 });
      await timers.advance(400);
      writer.forget('a');
      writer.set('a', { quantity: 7 });
      await timers.advance(1000);
      expect(writes).toHaveLength(1);
      expect(writer.pending().get('a')).toEqual({ quantity: 7 });
      await writes[0]?.answer(error);
      await timers.advance(0);
      expect(writes.map(({ change }) => change)).toEqual([{ quantity: 3 }, { quantity: 7 }]);
      await writes[1]?.answer();
      expect(writer.pending().size).toBe(0);
      expect(refused).toEqual([]);
    },
  );
});
