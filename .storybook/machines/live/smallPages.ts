import { createUuid } from '@mallard/domain/client';
import { ping, sendVerificationCode, uploadImage } from '@mallard/domain/contract';
import { codeCountdownActors, codeCountdownMachine } from '@mallard/state-machines/codeCountdown';
import { type BrowserEvent, networkActors, networkMachine } from '@mallard/state-machines/network';
import { uploadActors, uploadMachine } from '@mallard/state-machines/upload';
import { createActor } from 'xstate';
import type { LivePage } from './LiveStage.tsx';
import type { LiveShop } from './openLiveShop.ts';

/** Any page, with the bar that says whether the shop can be reached. */
export async function prepareNetwork({ client, network }: LiveShop): Promise<() => LivePage<typeof networkMachine>> {
  const actors = networkActors({
    ping: ({ signal }) => client.call(ping, {}, { signal }),
    listenToBrowser: (send) => {
      let told = true;
      const tell = () => {
        const { isConnected } = network.read();
        if (isConnected !== told) send({ type: isConnected ? 'browser.online' : 'browser.offline' });
        told = isConnected;
      };
      const show = () => send({ type: document.hidden ? 'page.hidden' : 'page.shown' } satisfies BrowserEvent);
      tell();
      show();
      const stop = network.subscribe(tell);
      document.addEventListener('visibilitychange', show);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', show);
      };
    },
  });
  const machine = networkMachine.provide({ actors });
  return () => ({ actor: createActor(machine, { input: { random: () => 0.5 } }) });
}

/** The field of a phone, to which a code is sent. */
export async function prepareCodeCountdown({
  client,
  now,
}: LiveShop): Promise<() => LivePage<typeof codeCountdownMachine>> {
  const machine = codeCountdownMachine.provide({
    actors: codeCountdownActors({
      sendCode: ({ input, signal }) => client.call(sendVerificationCode, { body: input }, { signal }),
    }),
  });
  // Waits outlive the page, as in a session's storage.
  let waits = {};
  return () => {
    const actor = createActor(machine, { input: { now, waits } });
    actor.subscribe(({ context }) => {
      waits = context.waits;
    });
    return { actor };
  };
}

/** Pictures for a review. */
export async function prepareUpload({ client, signIn }: LiveShop): Promise<() => LivePage<typeof uploadMachine>> {
  await signIn();
  const machine = uploadMachine.provide({
    actors: uploadActors({
      upload: ({ input: { file }, signal }) => client.call(uploadImage, { body: { files: [file] } }, { signal }),
    }),
  });
  return () => ({ actor: createActor(machine, { input: { createId: () => createUuid() } }) });
}
