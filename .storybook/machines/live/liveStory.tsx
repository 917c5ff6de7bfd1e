import type { LineGoods } from '@mallard/domain/intents';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { FaceProps } from '../Stage.tsx';
import { GoodsContext } from '../useGoods.ts';
import { type LivePage, LiveStage, type Opened } from './LiveStage.tsx';
import type { LiveShop } from './openLiveShop.ts';

/** Language of a story, as its globals say. */
export type StoryLocale = 'zh-CN' | 'en-US';

export interface LiveStory<Machine extends AnyStateMachine> {
  face: (props: FaceProps<SnapshotFrom<Machine>, EventFrom<Machine>>) => ReactNode;
  /**
   * Makes the shop ready.
   *
   * @returns what opens the page; called again when the page is loaded anew
   */
  prepare: (shop: LiveShop, locale: StoryLocale) => Promise<() => LivePage<Machine>>;
  /** A journey through the face. */
  play: (context: LiveContext) => Promise<void>;
}

/** What a play function is given. */
export type LiveContext = Parameters<NonNullable<StoryObj['play']>>[0] & {
  loaded: {
    shop: LiveShop;
    /** The first ones are in the cart. */
    goods: readonly [LineGoods, LineGoods, LineGoods, ...LineGoods[]];
  };
};

/** A story in which a machine runs on the offline back end, for anybody to use. */
export function liveStory<Machine extends AnyStateMachine>({ face, prepare, play }: LiveStory<Machine>): StoryObj {
  return {
    loaders: [
      async ({ globals }) => {
        // Back end and goods are large, and only these stories need them.
        const { openLiveShop, sampleGoods } = await import('./openLiveShop.ts');
        const locale = localeOf(globals);
        const openAnew = async (): Promise<Opened<Machine>> => {
          const shop = openLiveShop(locale);
          return { shop, openPage: await prepare(shop, locale) };
        };
        const opened = await openAnew();
        return { opened, openAnew, shop: opened.shop, goods: sampleGoods(locale) };
      },
    ],
    render: (_, { loaded: { opened, openAnew, goods } }) => (
      <GoodsContext value={goods}>
        <LiveStage opened={opened} openAnew={openAnew} face={face} />
      </GoodsContext>
    ),
    play: (context) => play(context as LiveContext),
  };
}

/** The language that a story is shown in, for its play function. */
export function localeOf(globals: Readonly<Record<string, unknown>>): StoryLocale {
  return globals.locale === 'zh-CN' ? 'zh-CN' : 'en-US';
}

/** Waits until a machine is in a state, such as `signedOut.refused`. */
export async function reach(canvasElement: HTMLElement, state: string): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector(`[data-machine-state="${state}"]`)).toHaveAttribute('aria-current', 'step'),
  );
}
