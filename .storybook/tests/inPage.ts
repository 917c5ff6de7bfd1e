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

/** Runs in the page: sets the globals of the toolbar. */
export function setGlobals(globals: object): void {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  channel.emit('updateGlobals', { globals });
}

/**
 * Runs in the page: shows a story in Storybook and waits until it is finished.
 *
 * @returns errors of rendering and of the play function, and violations of accessibility rules
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
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
