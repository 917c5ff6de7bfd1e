import type { ActorOptions, AnyActorLogic } from 'xstate';

type Inspection = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

/** What is shown to no other page. */
const SECRET = /password|credentials|token/i;

/** Opens the Stately inspector in a window of its own, which hears of everything but what shoppers sign in with. */
async function openInspector(): Promise<Inspection> {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const { inspect } = createBrowserInspector({
    serialize: (told) =>
      JSON.parse(JSON.stringify(told, (name, value: unknown) => (SECRET.test(name) ? undefined : value))),
  });
  return { inspect };
}

/** Options for every actor: while the shop is developed, `?inspect` in the address of the first page shows them all. */
export const inspection: Inspection =
  import.meta.env.DEV && new URLSearchParams(globalThis.location?.search).has('inspect') ? await openInspector() : {};
