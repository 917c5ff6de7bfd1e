/** What Storybook tells when a story and its play function are through. */
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

/** Runs in the page: says what the toolbar would say. */
export function setGlobals(globals: object): void {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  channel.emit('updateGlobals', { globals });
}

/**
 * Runs in the page: has Storybook show a story and waits until it is through.
 *
 * @returns what failed: drawing, the play function, rules of accessibility
 */
export function playInPage(storyId: string): Promise<string[]> {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
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
      const found = violations.map(
        ({ id, help, nodes }) => `axe ${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
      );
      end(finished.status === 'error' && found.length === 0 ? ['failed'] : found);
    });
    for (const event of failures)
      listeners.set(event, (error: { message?: string; description?: string }) =>
        end([error?.message ?? error?.description ?? `${event} ${String(error)}`]),
      );
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
