import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { ChartCoverage } from './chartCoverage.ts';
import { type PlanOptions, planPaths } from './planPaths.ts';
import { replayPath } from './replayPath.ts';

/** Declares the tests of every machine: each planned path on a live actor, and full coverage of the chart. */
export function describePaths(machine: AnyStateMachine, options: PlanOptions): void {
  const coverage = new ChartCoverage(machine);
  describe(`the paths of ${machine.id}`, () => {
    it.each(planPaths(machine, options))('$title', (path) => replayPath(machine, path, { ...options, coverage }));

    it('reach every state and take every transition', () => {
      expect(coverage.missing).toEqual([]);
    });

    afterAll(() => {
      // biome-ignore lint/suspicious/noConsole: the line is the test's report, read in the log of a run
      console.info(String(coverage));
    });
  });
}
