import type { LineProduct } from '@mallard/offline/queue';
import { type MachinePath, type PlanOptions, statePaths } from '@mallard/state-machines/testing';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { codeAsWritten } from '../codeAsWritten.ts';
import { LiveStage, type Opened } from './live/LiveStage.tsx';
import { leadAlong } from './live/leadAlong.ts';
import { type Prepare, startPage } from './live/livePage.ts';
import type { LiveShop } from './live/openLiveShop.ts';
import { localeOf, type StoryLocale } from './live/storyContext.ts';
import type { FaceProps } from './Stage.tsx';
import { StateChart } from './StateChart.tsx';
import { GoodsContext } from './useGoods.ts';

interface MachineStoriesOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Everything that can happen to it: from this the ways to its states are found. */
  plan: PlanOptions;
  face: (props: FaceProps<SnapshotFrom<Machine>, EventFrom<Machine>>) => ReactNode;
  /** Makes a shop ready for it. */
  prepare: Prepare<Machine>;
}

/** What a play function is given. */
type LiveContext = Parameters<NonNullable<StoryObj['play']>>[0] & {
  loaded: {
    shop: LiveShop;
    /** The first ones are in the cart. */
    goods: readonly [LineProduct, LineProduct, LineProduct, ...LineProduct[]];
  };
};

interface MachineStories {
  /** The story of a state that holds no others, such as `signedOut.refused`: a live page, led there, where all else waits. */
  at: (state: string) => StoryObj;
  /** The whole chart; fails when a state has no story among these. */
  chart: (stories: () => Readonly<Record<string, unknown>>) => StoryObj;
  /** The page as it runs, for anybody to use, and a journey through it. */
  live: (play: (context: LiveContext) => Promise<void>) => StoryObj;
}

/** Makes the stories of a machine, all of them on the offline back end: one of every state, by the shortest way to it. */
export function machineStories<Machine extends AnyStateMachine>({
  machine,
  plan,
  face,
  prepare,
}: MachineStoriesOptions<Machine>): MachineStories {
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

  /** @param path to where the page waits; without one it runs */
  async function open(locale: StoryLocale, path?: MachinePath): Promise<Opened<Machine>> {
    // Back end and goods are large, and only these stories need them.
    const { openLiveShop } = await import('./live/openLiveShop.ts');
    const shop = openLiveShop(locale);
    const openPage = await prepare(shop, locale);
    shop.hold(path !== undefined);
    const page = startPage(openPage(), shop.network);
    if (path) await leadAlong(path, { shop, page });
    else page.begin?.();
    return { shop, page, openPage };
  }

  function story(path?: () => MachinePath): Pick<StoryObj, 'loaders' | 'render' | 'parameters'> {
    return {
      parameters: codeAsWritten,
      loaders: [
        async ({ globals }) => {
          const { sampleGoods } = await import('./live/sampleShop.ts');
          const locale = localeOf(globals);
          const openAnew = () => open(locale, path?.());
          const opened = await openAnew();
          return { opened, openAnew, shop: opened.shop, goods: sampleGoods(locale) };
        },
      ],
      render: (_, { loaded: { opened, openAnew, goods } }) => (
        <GoodsContext value={goods}>
          <LiveStage opened={opened} openAnew={openAnew} face={face} />
        </GoodsContext>
      ),
    };
  }

  return {
    at: (state) => ({
      ...story(() => pathTo(state)),
      parameters: { ...codeAsWritten, machineState: state },
      play: async ({ canvasElement }) => {
        await expect(canvasElement.querySelector(`[data-machine-state="${state}"]`)).toHaveAttribute(
          'aria-current',
          'step',
        );
      },
    }),
    live: (play) => ({ ...story(), play: (context) => play(context as LiveContext) }),
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
