import { afterAll, describe, expect, it } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, createActor, setup } from 'xstate';
import { ChartCoverage, NextTimerClock } from '../testing/index.ts';
import { type CountdownTick, countdownMachine } from './countdownMachine.ts';

const coverage = new ChartCoverage(countdownMachine);

/** Starts a countdown with a parent that records its events. */
function start(until: number) {
  const clock = new NextTimerClock();
  const device = { offset: 0 };
  const ticks: number[] = [];
  const parent = setup({
    types: {} as { events: CountdownTick },
    actors: { countdown: countdownMachine },
  }).createMachine({
    invoke: {
      id: 'countdown',
      src: 'countdown',
      input: { until, now: () => clock.now() + device.offset },
      onDone: '.over',
    },
    on: { 'countdown.ticked': { actions: ({ event }) => ticks.push(event.millisecondsLeft) } },
    initial: 'counting',
    states: { counting: {}, over: {} },
  });
  const actor = createActor(parent, {
    clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep' && (inspected.actorRef as AnyActorRef).id === 'countdown')
        coverage.note(inspected.snapshot as AnyMachineSnapshot, inspected._transitions);
    },
  }).start();
  return { clock, device, ticks, isOver: () => actor.getSnapshot().matches('over') };
}

describe('a countdown', () => {
  afterAll(() => {
    // biome-ignore lint/suspicious/noConsole: the line is the test's report, read in the log of a run
    console.info(String(coverage));
    expect(coverage.missing).toEqual([]);
  });

  it('ticks at full seconds and ends at the deadline', () => {
    const { clock, ticks, isOver } = start(2_500);
    expect(ticks).toEqual([2_500]);
    clock.increment(499);
    expect(ticks).toHaveLength(1);
    clock.increment(1);
    clock.runNext();
    expect(ticks).toEqual([2_500, 2_000, 1_000]);
    expect(isOver()).toBe(false);
    clock.runNext();
    expect(ticks.at(-1)).toBe(0);
    expect(isOver()).toBe(true);
    expect(clock.untilNext).toBe(Number.POSITIVE_INFINITY);
  });

  it('ends at once when the deadline has passed', () => {
    const { ticks, isOver } = start(-1);
    expect([ticks, isOver()]).toEqual([[0], true]);
  });

  it('is correct at the first tick after the device has slept', () => {
    const { clock, device, ticks, isOver } = start(60_000);
    device.offset = 45_300;
    clock.runNext();
    expect(ticks.at(-1)).toBe(13_700);
    device.offset = 3_600_000;
    clock.runNext();
    expect([ticks.at(-1), isOver()]).toEqual([0, true]);
  });

  it('can increase again when the clock is corrected', () => {
    const { clock, device, ticks } = start(10_000);
    device.offset = -5_000;
    clock.runNext();
    expect(ticks.at(-1)).toBe(14_000);
  });
});
