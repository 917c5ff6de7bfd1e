import { createUuid } from '@mallard/domain/client';
import { ping, uploadImage } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { type BrowserEvent, type NetworkEffects, networkActors, networkMachine } from '@mallard/state-machines/network';
import { type UploadEffects, uploadActors, uploadMachine } from '@mallard/state-machines/upload';
import { createActor } from 'xstate';
import type { LivePage } from './livePage.ts';
import { type LiveShop, sampleProducts } from './openLiveShop.ts';
import { photographOf } from './photographOf.ts';

/** Prepares a page with the network banner. */
export async function prepareNetwork({
  client,
  effects,
  network,
  time: { clock },
}: LiveShop): Promise<() => LivePage<typeof networkMachine>> {
  const actors = networkActors({
    ...effects.hold<Pick<NetworkEffects, 'ping'>>({ ping: ({ signal }) => client.call(ping, {}, { signal }) }),
    listenToBrowser: (send) => {
      let wasConnected = true;
      const sendConnection = () => {
        const { isConnected } = network.read();
        if (isConnected !== wasConnected) send({ type: isConnected ? 'browser.online' : 'browser.offline' });
        wasConnected = isConnected;
      };
      const sendVisibility = () =>
        send({ type: document.hidden ? 'page.hidden' : 'page.shown' } satisfies BrowserEvent);
      sendConnection();
      const unsubscribe = network.subscribe(sendConnection);
      document.addEventListener('visibilitychange', sendVisibility);
      return () => {
        unsubscribe();
        document.removeEventListener('visibilitychange', sendVisibility);
      };
    },
  });
  const machine = networkMachine.provide({ actors });
  return () => ({
    actor: createActor(machine, { input: { random: () => 0.5 }, clock }),
    triggers: {
      'browser.online': () => network.change({ isConnected: true }),
      'browser.offline': () => network.change({ isConnected: false }),
    },
  });
}

/** Prepares the uploader of the pictures of a review. */
export async function prepareUpload(
  { client, effects, signIn, time: { clock } }: LiveShop,
  locale: ContentLocale,
): Promise<() => LivePage<typeof uploadMachine>> {
  await signIn();
  const [first] = sampleProducts(locale);
  if (!first) throw new TypeError('The sample shop has no products');
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
      triggers: {
        'files.add': async () => actor.send({ type: 'files.add', files: [await photographOf(first)] }),
      },
    };
  };
}
