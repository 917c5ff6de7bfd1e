import type { ActorOptions, AnyActorLogic } from 'xstate';

type Inspection = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

/** Properties that are never sent to the inspector's window. */
const SECRET_PROPERTY = /password|credentials|token/i;

/** Opens the Stately inspector in its own window. It receives all events of all actors, without credentials. */
async function openInspector(): Promise<Inspection> {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const { inspect } = createBrowserInspector({
    serialize: (event) =>
      JSON.parse(JSON.stringify(event, (name, value: unknown) => (SECRET_PROPERTY.test(name) ? undefined : value))),
  });
  return { inspect };
}

/** Options for every actor. In development, `?inspect` in the URL of the first page opens the inspector. */
export const inspection: Inspection =
  import.meta.env.DEV && new URLSearchParams(globalThis.location?.search).has('inspect') ? await openInspector() : {};
