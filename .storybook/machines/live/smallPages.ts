import { createUuid } from '@mallard/domain/client';
import { ping, uploadImage } from '@mallard/domain/contract';
import { type BrowserEvent, type NetworkEffects, networkActors, networkMachine } from '@mallard/state-machines/network';
import { type UploadEffects, uploadActors, uploadMachine } from '@mallard/state-machines/upload';
import { createActor } from 'xstate';
import type { LivePage } from './livePage.ts';
import { type LiveShop, sampleGoods } from './openLiveShop.ts';
import { photographOf } from './photographOf.ts';
import type { StoryLocale } from './storyContext.ts';

/** Any page, with the bar that says whether the shop can be reached. */
export async function prepareNetwork({
  client,
  effects,
  network,
  time: { clock },
}: LiveShop): Promise<() => LivePage<typeof networkMachine>> {
  const actors = networkActors({
    ...effects.hold<Pick<NetworkEffects, 'ping'>>({ ping: ({ signal }) => client.call(ping, {}, { signal }) }),
    listenToBrowser: (send) => {
      let told = true;
      const tell = () => {
        const { isConnected } = network.read();
        if (isConnected !== told) send({ type: isConnected ? 'browser.online' : 'browser.offline' });
        told = isConnected;
      };
      const show = () => send({ type: document.hidden ? 'page.hidden' : 'page.shown' } satisfies BrowserEvent);
      tell();
      const stop = network.subscribe(tell);
      document.addEventListener('visibilitychange', show);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', show);
      };
    },
  });
  const machine = networkMachine.provide({ actors });
  return () => ({
    actor: createActor(machine, { input: { random: () => 0.5 }, clock }),
    causes: {
      'browser.online': () => network.change({ isConnected: true }),
      'browser.offline': () => network.change({ isConnected: false }),
    },
  });
}

/** Pictures for a review. */
export async function prepareUpload(
  { client, effects, signIn, time: { clock } }: LiveShop,
  locale: StoryLocale,
): Promise<() => LivePage<typeof uploadMachine>> {
  await signIn();
  const [first] = sampleGoods(locale);
  if (!first) throw new TypeError('The sample shop has no goods');
  const machine = uploadMachine.provide({
    actors: uploadActors(
      effects.hold<UploadEffects>({
        upload: ({ input: { file }, signal }) => client.call(uploadImage, { body: { files: [file] } }, { signal }),
      }),
    ),
  });
  return () => {
    const actor = createActor(machine, { input: { createId: () => createUuid() }, clock });
    return {
      actor,
      causes: {
        'files.add': async () => actor.send({ type: 'files.add', files: [await photographOf(first)] }),
      },
    };
  };
}
