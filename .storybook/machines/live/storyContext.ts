import { expect, waitFor } from 'storybook/test';

/** Language of a story. */
export type StoryLocale = 'zh-CN' | 'en-US';

/** Returns the language of a story from its globals. Languages without their own sample data use English. */
export function localeOf(globals: Readonly<Record<string, unknown>>): StoryLocale {
  return globals.locale === 'zh-CN' ? 'zh-CN' : 'en-US';
}

/** Waits until a machine is in a state, such as `signedOut.refused`. */
export async function reach(canvasElement: HTMLElement, state: string): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector(`[data-machine-state="${state}"]`)).toHaveAttribute('aria-current', 'step'),
  );
}
