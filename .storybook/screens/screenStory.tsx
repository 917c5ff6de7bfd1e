import { messagesIn } from '@mallard/ui/fixtures';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { localeOf } from '../machines/live/storyContext.ts';
import type { ScenarioSetting } from '../scenario.ts';
import { sourceAsWritten } from '../sourceAsWritten.ts';
import { type OpenScreen, openScreen, type Scene } from './openScreen.ts';

/** State of a screen. */
export type ScreenState = 'busy' | 'empty' | 'failed' | 'filled' | 'offline';

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0];

/** Selects placeholders of content that is loading. */
const BUSY = '[aria-busy="true"]:not(button), [data-skeleton]';

const scenes: Readonly<Record<ScreenState, Partial<Scene>>> = {
  busy: { network: 'slow' },
  empty: { as: 'newcomer' },
  failed: { network: 'failing' },
  filled: {},
  offline: { network: 'none', isLoadedFirst: true },
};

const plays: Readonly<Record<ScreenState, (context: PlayContext) => Promise<void>>> = {
  busy: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector(BUSY)).toBeVisible()),
  empty: expectRendered,
  failed: async ({ canvas, globals }) => {
    const t = messagesIn(localeOf(globals), 'feedback', 'ErrorPanel');
    // A retry may replace the panel between the query and the check.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: t('retry') })[0]).toBeVisible());
  },
  filled: expectRendered,
  async offline(context) {
    const { canvas, globals, loaded } = context;
    await expectRendered(context);
    loaded.screen.changeNetwork();
    await expect(
      await canvas.findByText(messagesIn(localeOf(globals), 'feedback', 'NetworkBanner')('offline')),
    ).toBeVisible();
  },
};

/** Waits until the heading is rendered and no placeholder is left. */
async function expectRendered({ canvas, canvasElement }: PlayContext): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() => expect(canvasElement.querySelector(BUSY)).toBeNull());
}

/**
 * Creates a story of a screen in one state.
 *
 * @param scene path and user; its values override those of the state
 */
export function screenStory(state: ScreenState, scene: Scene): StoryObj {
  const openedScene = { ...scenes[state], ...scene };
  return {
    parameters: {
      ...sourceAsWritten,
      hasProvider: true,
      layout: 'fullscreen',
      scenario: openSettings(openedScene),
    },
    loaders: [async ({ globals }) => ({ screen: await openScreen(openedScene, globals) })],
    render: (_, { loaded: { screen } }) => <Screen screen={screen} />,
    play: plays[state],
  };
}

/** Returns the settings of the toolbar that the scene leaves open. */
function openSettings({ network, stock, hasSelectedOrder = false }: Scene): ScenarioSetting[] {
  return [
    ...(network === undefined ? (['network'] as const) : []),
    ...(stock === undefined ? (['stock'] as const) : []),
    ...(hasSelectedOrder ? (['order'] as const) : []),
  ];
}

function Screen({ screen }: { screen: OpenScreen }) {
  useEffect(() => () => screen.close(), [screen]);
  return screen.stage.element;
}
