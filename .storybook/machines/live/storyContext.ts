import { expect, waitFor } from 'storybook/test';

/** Language of a story, as its globals say. */
export type StoryLocale = 'zh-CN' | 'en-US';

/** The language that a story is shown in, for its play function. */
export function localeOf(globals: Readonly<Record<string, unknown>>): StoryLocale {
  return globals.locale === 'zh-CN' ? 'zh-CN' : 'en-US';
}

/** Waits until a machine is in a state, such as `signedOut.refused`. */
export async function reach(canvasElement: HTMLElement, state: string): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector(`[data-machine-state="${state}"]`)).toHaveAttribute('aria-current', 'step'),
  );
}
