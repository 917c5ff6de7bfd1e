import { type GuardSession, guardMachine, MAX_REDIRECTS, sessionOf, viewOf } from '@mallard/state-machines/guard';
import { guardPlan } from '@mallard/state-machines/testing';
import { createActor } from 'xstate';
import { AuthFace } from '../AuthFace.tsx';
import { useSnapshot } from '../Stage.tsx';
import { createAuthActor } from './authPage.ts';
import { liveWords } from './live.words.ts';
import type { LivePage } from './livePage.ts';
import type { LiveShop } from './openLiveShop.ts';
import type { StoryLocale } from './storyContext.ts';

/** Milliseconds that a page takes to load where answers are slow. */
const LOADING = 2_000;

/** A small app, whose pages are not for everyone. */
export async function prepareGuard(shop: LiveShop, locale: StoryLocale): Promise<() => LivePage<typeof guardMachine>> {
  const words = liveWords[locale];
  const { clock } = shop.time;
  return () => {
    const auth = createAuthActor(shop);
    const actor = createActor(guardMachine, { input: guardPlan.input, clock });
    const enter = (path: string) => {
      // No redirect leads away from where somebody has gone meanwhile.
      clock.clearTimeout(following);
      actor.send({ type: 'page.entered', path });
    };
    const judge = (session: GuardSession) => actor.send({ type: 'session.changed', session });
    let following = Number.NaN;
    actor.on('guard.redirected', ({ to }) => {
      // Never in the middle of the step that leads there.
      following = clock.setTimeout(() => enter(to), shop.network.read().isSlow ? LOADING : 0);
    });
    function Login() {
      const { context } = actor.getSnapshot();
      useSnapshot(actor);
      useSnapshot(auth);
      const isSeen = viewOf(actor.getSnapshot()) === 'page' && context.path?.startsWith('/login');
      return isSeen ? <AuthFace shop={shop} snapshot={auth.getSnapshot()} send={(event) => auth.send(event)} /> : null;
    }
    auth.subscribe((snapshot) => judge(sessionOf(snapshot)));
    auth.start();
    return {
      actor,
      Besides: Login,
      leave() {
        clock.clearTimeout(following);
        auth.stop();
      },
      causes: {
        'page.entered': ({ path }) => enter(path),
      },
      hands: [
        ...['/home', '/cart', '/admin', '/login'].map((path) => ({
          label: words.goTo(path),
          act: () => enter(path),
        })),
        { label: words.signOut, act: () => auth.send({ type: 'session.signOut' }) },
        {
          label: words.flicker,
          async act() {
            enter('/cart');
            for (let flip = 0; flip <= MAX_REDIRECTS + 1; flip += 1) {
              await new Promise((resolve) => setTimeout(resolve, 50));
              judge(flip % 2 === 0 ? { status: 'signedIn', role: 'shopper' } : { status: 'signedOut' });
            }
          },
        },
      ],
    };
  };
}
