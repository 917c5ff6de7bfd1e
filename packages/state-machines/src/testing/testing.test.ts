import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { ChartCoverage, NextTimerClock, openAt, planPaths, replayPath, replyLater, statePaths } from './index.ts';

const kettle = setup({
  types: {} as { context: { boils: number }; events: { type: 'lid.open' } | { type: 'switch.press' } },
  actors: { heat: fromPromise<string>(() => Promise.reject(new Error('no power'))) },
  guards: { isNever: () => false },
}).createMachine({
  id: 'kettle',
  context: { boils: 0 },
  initial: 'cold',
  states: {
    cold: { on: { 'switch.press': 'heating', 'lid.open': { guard: 'isNever', target: 'overflowing' } } },
    heating: { invoke: { id: 'heat', src: 'heat', onDone: 'hot' } },
    hot: { after: { 1000: 'cold' } },
    overflowing: {},
  },
});
const events = [
  { type: 'switch.press' },
  { type: 'lid.open' },
  { type: 'xstate.done.actor.heat' },
  { type: 'xstate.after.1000.kettle.hot' },
];

describe('paths through a chart', () => {
  it('cover everything that can be reached, and name what cannot', async () => {
    const coverage = new ChartCoverage(kettle);
    const paths = planPaths(kettle, { events });
    for (const path of paths) await replayPath(kettle, path, { coverage });
    expect(paths.map(({ title }) => title)).toContain(
      'xstate.init → switch.press → xstate.done.actor.heat → xstate.after.1000.kettle.hot',
    );
    expect(coverage.missing).toEqual(['kettle.overflowing', 'kettle.cold lid.open #0']);
    expect(String(coverage)).toBe('kettle: states 3/4, transitions 3/4');
  });

  it('include the shortest path to each state, on which a live machine opens', async () => {
    const paths = statePaths(kettle, { events });
    expect([...paths.keys()]).toEqual(['cold', 'heating', 'hot']);
    const open = await openAt(kettle, paths.get('hot') ?? { title: '', steps: [] });
    expect(open.actor.getSnapshot().value).toBe('hot');
    expect((await open.happen({ type: 'xstate.after.1000.kettle.hot' })).value).toBe('cold');
    open.actor.stop();
  });

  it('fail when the live machine is in another state than planned', async () => {
    const [, longer] = planPaths(kettle, { events });
    const other = createActor(kettle).getSnapshot();
    const steps = longer?.steps.map(({ event }) => ({ event, state: other })) ?? [];
    await expect(replayPath(kettle, { title: '', steps })).rejects.toThrow('After switch.press the machine is in');
  });
});

describe('replies', () => {
  it('are resolved by the test, in its own order', async () => {
    const [machine, replies] = replyLater(kettle);
    const clock = new NextTimerClock();
    const actor = createActor(machine, { clock }).start();
    expect(() => clock.runNext()).toThrow(RangeError);
    await expect(replies.resolve('heat')).rejects.toThrow('has not started "heat"');
    actor.send({ type: 'switch.press' });
    await replies.resolve('heat', 'steam');
    expect(actor.getSnapshot().value).toBe('hot');
    expect(clock.untilNext).toBe(1000);
    clock.runNext();
    expect(actor.getSnapshot().value).toBe('cold');
    expect(replies.timesStarted('heat')).toBe(1);
  });
});
