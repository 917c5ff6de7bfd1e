/** Payload of the event that Storybook emits after a story and its play function. */
interface Finished {
  storyId: string;
  status: string;
  reporters?: { result?: { violations?: { id: string; help: string; nodes: { html: string }[] }[] } }[];
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: object): void;
}

interface Preview {
  ready(): Promise<void>;
  storyStore: {
    loadStory(options: { storyId: string }): Promise<{ tags: string[] }>;
    userGlobals: { update(globals: object): void };
  };
}

/** What to play, and how. */
export interface PlayOptions {
  storyId: string;
  /** Settings of the toolbar. */
  globals: object;
  /** Whether the page shows this story already. Then it is mounted again. @default false */
  isShown?: boolean;
}

/** Runs in the page: waits until stories can be loaded. */
export async function waitForStore(): Promise<void> {
  const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  await preview.ready();
}

/** Runs in the page: loads a story and sets the globals that it will be rendered with. @returns its tags */
export async function prepareStory({ storyId, globals }: PlayOptions): Promise<string[]> {
  const { storyStore }: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  storyStore.userGlobals.update(globals);
  return (await storyStore.loadStory({ storyId })).tags;
}

/**
 * Runs in the page: renders a story, runs its play function and waits until it is finished.
 *
 * @returns errors of rendering and of the play function, and violations of accessibility rules
 */
export function playInPage({ storyId, globals, isShown = false }: PlayOptions): Promise<string[]> {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
  return new Promise((resolve) => {
    const listeners = new Map<string, (payload: never) => void>();
    const end = (problems: string[]) => {
      for (const [event, listener] of listeners) channel.off(event, listener);
      resolve(problems);
    };
    listeners.set('storyFinished', (finished: Finished) => {
      if (finished.storyId !== storyId) return;
      const violations = finished.reporters?.flatMap(({ result }) => result?.violations ?? []) ?? [];
      const messages = violations.map(
        ({ id, help, nodes }) => `axe ${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
      );
      end(finished.status === 'error' && messages.length === 0 ? ['failed'] : messages);
    });
    for (const event of failures)
      listeners.set(event, (error: { message?: string; description?: string }) =>
        end([error?.message ?? error?.description ?? `${event} ${String(error)}`]),
      );
    for (const [event, listener] of listeners) channel.on(event, listener);
    // The event `updateGlobals` would also render the story that is shown now, and check it with axe.
    preview.storyStore.userGlobals.update(globals);
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
