import { type MachinePath, openAt, type PlanOptions, statePaths } from '@mallard/state-machines/testing';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { AnyEventObject, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { localeOf } from './live/liveStory.tsx';
import { MachineStage } from './MachineStage.tsx';
import type { FaceProps } from './Stage.tsx';
import { StateChart } from './StateChart.tsx';
import { GoodsContext } from './useGoods.ts';

interface MachineStories {
  /** The story of a state that holds no others, such as `signedOut.refused`: a live machine, led there; then `more` happens. */
  at: (state: string, ...more: readonly AnyEventObject[]) => StoryObj;
  /** The whole chart; fails when a state has no story among these. */
  chart: (stories: () => Readonly<Record<string, unknown>>) => StoryObj;
}

/** Makes a story of every state of a machine, by the shortest way that its plan knows. */
export function machineStories<Machine extends AnyStateMachine>(
  machine: Machine,
  plan: PlanOptions,
  face: (props: FaceProps<SnapshotFrom<Machine>, EventFrom<Machine>>) => ReactNode,
): MachineStories {
  let paths: ReadonlyMap<string, MachinePath> | undefined;

  function reachable(): ReadonlyMap<string, MachinePath> {
    // Only once, and only when somebody looks: a large chart takes a moment.
    paths ??= statePaths(machine, plan);
    return paths;
  }

  function pathTo(state: string): MachinePath {
    const path = reachable().get(state);
    if (path === undefined) throw new RangeError(`No event of the plan leads to ${state}.`);
    return path;
  }

  return {
    at: (state, ...more) => ({
      parameters: { machineState: state },
      loaders: [
        async ({ globals }) => {
          // Goods are many, and a page that shows none needs none.
          const { sampleGoods } = await import('./live/sampleShop.ts');
          const open = await openAt(machine, pathTo(state), plan.input);
          for (const event of more) await open.happen(event);
          return { open, goods: sampleGoods(localeOf(globals)) };
        },
      ],
      render: (_, { loaded: { open, goods } }) => (
        <GoodsContext value={goods}>
          <MachineStage machine={machine} plan={plan} open={open} face={face} />
        </GoodsContext>
      ),
      play: async ({ canvasElement }) => {
        await expect(canvasElement.querySelector(`[data-machine-state="${state}"]`)).toHaveAttribute(
          'aria-current',
          'step',
        );
      },
    }),
    chart: (stories) => ({
      render: () => <StateChart node={machine.root} />,
      play: async () => {
        await expect(Object.values(stories()).flatMap(stateOf).toSorted()).toEqual([...reachable().keys()].toSorted());
      },
    }),
  };
}

function stateOf(story: unknown): string[] {
  const { parameters } = story as StoryObj;
  const state: unknown = parameters?.machineState;
  return typeof state === 'string' ? [state] : [];
}
