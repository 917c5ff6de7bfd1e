import type { ContentLocale } from '@mallard/domain/messages';
import type { LineProduct } from '@mallard/offline/queue';
import { type MachinePath, type PlanOptions, statePaths } from '@mallard/state-machines/testing';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { sourceAsWritten } from '../sourceAsWritten.ts';
import { LiveStage, type OpenedPage } from './live/LiveStage.tsx';
import { type Prepare, startPage } from './live/livePage.ts';
import type { LiveShop } from './live/openLiveShop.ts';
import { replayPath } from './live/replayPath.ts';
import { localeOf } from './live/storyContext.ts';
import type { ViewProps } from './Stage.tsx';
import { StateChart } from './StateChart.tsx';
import { SampleProductsContext } from './useSampleProducts.ts';

interface MachineStoriesOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  /** The events that can happen to the machine; the shortest paths to its states are computed from them. */
  plan: PlanOptions;
  view: (props: ViewProps<SnapshotFrom<Machine>, EventFrom<Machine>>) => ReactNode;
  /** Prepares a shop for the machine. */
  prepare: Prepare<Machine>;
}

/** Context of a play function. */
type LiveContext = Parameters<NonNullable<StoryObj['play']>>[0] & {
  loaded: {
    shop: LiveShop;
    /** Products of the shop; the first ones are in the cart. */
    products: readonly [LineProduct, LineProduct, LineProduct, ...LineProduct[]];
  };
};

interface MachineStories {
  /** Creates the story of a leaf state, such as `signedOut.refused`: a live page in that state, with time and effects paused. */
  at: (state: string) => StoryObj;
  /** Creates the story of the whole chart. It fails when one of the states has no story. */
  chart: (stories: () => Readonly<Record<string, unknown>>) => StoryObj;
  /** Creates the story of the running page; `play` is a user flow through it. */
  live: (play: (context: LiveContext) => Promise<void>) => StoryObj;
}

/** Returns functions that create the stories of a machine on the offline back end. A state is reached by the shortest path. */
export function machineStories<Machine extends AnyStateMachine>({
  machine,
  plan,
  view,
  prepare,
}: MachineStoriesOptions<Machine>): MachineStories {
  let paths: ReadonlyMap<string, MachinePath> | undefined;

  function reachable(): ReadonlyMap<string, MachinePath> {
    // Computed once and on demand, because a large chart is slow.
    paths ??= statePaths(machine, plan);
    return paths;
  }

  function pathTo(state: string): MachinePath {
    const path = reachable().get(state);
    if (path === undefined) throw new RangeError(`No event of the plan leads to ${state}.`);
    return path;
  }

  /** Opens a page. @param path steps after which the page is paused; without a path it runs */
  async function openStage(locale: ContentLocale, path?: MachinePath): Promise<OpenedPage<Machine>> {
    // Lazy-loaded: the back end and its products are large, and only these stories need them.
    const { openLiveShop } = await import('./live/openLiveShop.ts');
    const shop = openLiveShop(locale);
    const openPage = await prepare(shop, locale);
    shop.hold(path !== undefined);
    const page = startPage(openPage(), shop.network);
    if (path) await replayPath(path, { shop, page });
    else page.begin?.();
    return { shop, page, openPage };
  }

  function story(path?: () => MachinePath): Pick<StoryObj, 'loaders' | 'render' | 'parameters'> {
    return {
      parameters: sourceAsWritten,
      loaders: [
        async ({ globals }) => {
          const { sampleProducts } = await import('./live/sampleShop.ts');
          const locale = localeOf(globals);
          const reopen = () => openStage(locale, path?.());
          const opened = await reopen();
          return { opened, reopen, shop: opened.shop, products: sampleProducts(locale) };
        },
      ],
      render: (_, { loaded: { opened, reopen, products } }) => (
        <SampleProductsContext value={products}>
          <LiveStage opened={opened} reopen={reopen} view={view} />
        </SampleProductsContext>
      ),
    };
  }

  return {
    at: (state) => ({
      ...story(() => pathTo(state)),
      parameters: { ...sourceAsWritten, machineState: state },
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
