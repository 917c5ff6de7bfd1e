import { messagesIn } from '@mallard/ui/fixtures';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { codeAsWritten } from '../codeAsWritten.ts';
import { localeOf } from '../machines/live/storyContext.ts';
import { type OpenScreen, openScreen, type Scene } from './openScreen.ts';

/** What a screen is looked at for, in the order of a life: it loads, there is nothing, it fails, it is there, it is all there is. */
export type Face = 'busy' | 'empty' | 'failed' | 'filled' | 'offline';

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0];

/** Where a skeleton stands for what is to come. */
const BUSY = '[aria-busy="true"]:not(button), [data-skeleton]';

const worlds: Readonly<Record<Face, Partial<Scene>>> = {
  busy: { network: 'slow' },
  empty: { as: 'newcomer' },
  failed: { network: 'failing' },
  filled: {},
  offline: { network: 'none', wasSeen: true },
};

const plays: Readonly<Record<Face, (context: PlayContext) => Promise<void>>> = {
  busy: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector(BUSY)).toBeVisible()),
  empty: isDrawn,
  failed: async ({ canvas, globals }) => {
    const t = messagesIn(localeOf(globals), 'feedback', 'ErrorPanel');
    // A panel that was found may be replaced before it is looked at.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: t('retry') })[0]).toBeVisible());
  },
  filled: isDrawn,
  async offline(context) {
    const { canvas, globals, loaded } = context;
    await isDrawn(context);
    loaded.screen.changeNetwork();
    await expect(
      await canvas.findByText(messagesIn(localeOf(globals), 'feedback', 'NetworkBanner')('offline')),
    ).toBeVisible();
  },
};

/** Its heading is there, and nothing stands for what is still to come. */
async function isDrawn({ canvas, canvasElement }: PlayContext): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() => expect(canvasElement.querySelector(BUSY)).toBeNull());
}

/**
 * A story of a screen in one of its faces.
 *
 * @param scene where it is and whose it is; what it says goes before what the face has
 */
export function screenStory(face: Face, scene: Scene): StoryObj {
  return {
    parameters: { ...codeAsWritten, hasProvider: true, layout: 'fullscreen' },
    loaders: [async ({ globals }) => ({ screen: await openScreen({ ...worlds[face], ...scene }, globals) })],
    render: (_, { loaded: { screen } }) => <Screen screen={screen} />,
    play: plays[face],
  };
}

function Screen({ screen }: { screen: OpenScreen }) {
  useEffect(() => () => screen.close(), [screen]);
  return screen.stage.element;
}
