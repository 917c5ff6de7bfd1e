import { type GuardSession, guardMachine, MAX_BOUNCES, sessionOf, viewOf } from '@mallard/state-machines/guard';
import { guardPlan } from '@mallard/state-machines/testing';
import { createActor } from 'xstate';
import { AuthFace } from '../AuthFace.tsx';
import { useSnapshot } from '../Stage.tsx';
import { createAuthActor } from './authPage.ts';
import type { LivePage } from './LiveStage.tsx';
import { liveWords } from './live.words.ts';
import type { StoryLocale } from './liveStory.tsx';
import type { LiveShop } from './openLiveShop.ts';

/** Milliseconds that a page takes to load where answers are slow. */
const LOADING = 2_000;

/** A small app, whose pages are not for everyone. */
export async function prepareGuard(shop: LiveShop, locale: StoryLocale): Promise<() => LivePage<typeof guardMachine>> {
  const words = liveWords[locale];
  return () => {
    const auth = createAuthActor(shop);
    const actor = createActor(guardMachine, { input: guardPlan.input });
    const enter = (place: string) => actor.send({ type: 'page.entered', place });
    const judge = (session: GuardSession) => actor.send({ type: 'session.changed', session });
    let following: ReturnType<typeof setTimeout> | undefined;
    actor.on('guard.redirected', ({ to }) => {
      // Never in the middle of the step that leads there.
      following = setTimeout(() => enter(to), shop.network.read().isSlow ? LOADING : 0);
    });
    function Login() {
      const { context } = actor.getSnapshot();
      useSnapshot(actor);
      useSnapshot(auth);
      const isSeen = viewOf(actor.getSnapshot()) === 'page' && context.place?.startsWith('/login');
      return isSeen ? <AuthFace shop={shop} snapshot={auth.getSnapshot()} send={(event) => auth.send(event)} /> : null;
    }
    return {
      actor,
      Besides: Login,
      begin() {
        auth.subscribe((snapshot) => judge(sessionOf(snapshot)));
        auth.start();
      },
      leave() {
        clearTimeout(following);
        auth.stop();
      },
      hands: [
        ...['/home', '/cart', '/admin', '/login'].map((place) => ({
          label: words.goTo(place),
          act: () => enter(place),
        })),
        { label: words.signOut, act: () => auth.send({ type: 'session.signOut' }) },
        {
          label: words.flicker,
          async act() {
            enter('/cart');
            for (let flip = 0; flip <= MAX_BOUNCES + 1; flip += 1) {
              await new Promise((resolve) => setTimeout(resolve, 50));
              judge(flip % 2 === 0 ? { status: 'signedIn', role: 'shopper' } : { status: 'signedOut' });
            }
          },
        },
      ],
    };
  };
}
