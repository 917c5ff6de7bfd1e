import { stripVTControlCharacters } from 'node:util';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { prepareStory } from './tests/inPage.ts';
import { openPreview, type Preview } from './tests/openPreview.ts';
import { type Look, looks, matrixLooks, thirdLanguageLook } from './toolbar.ts';

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 720 };
const [firstLook, ...otherLooks] = looks;
const hasAllLooks = process.env.STORY_LOOKS === 'all';

let preview: Preview;

/**
 * Configures `npm run test-storybook`. The test runner renders a story in the first look, runs its play function and checks
 * it with axe. `postVisit` does the same in the other looks.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.addInitScript(markAsTestRunner);
    preview = await openPreview(page, String(process.env.TARGET_URL));
  },

  async preVisit(page, { id }) {
    preview.messages.length = 0;
    const tags = await page.evaluate(prepareStory, { storyId: id, globals: globalsOf(firstLook) });
    const size = tags.includes('phone') ? phone : wide;
    // Setting the same size again would cause a layout.
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  },

  async postVisit(_page, { id, name, hasFailure }) {
    if (hasFailure) return;
    const problems = preview.messages.map((message) => problemIn(firstLook, message));
    for (const look of otherLooksOf(name)) {
      const found = await preview.play({ storyId: id, globals: globalsOf(look), isShown: true });
      problems.push(...found.map((problem) => problemIn(look, problem)));
    }
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  },

  // Removes colors and the link to a server that has stopped when the message is read.
  errorMessageFormatter: (message) =>
    problemIn(firstLook, stripVTControlCharacters(message).replace(/^[\s\S]*?Message:\s*/, '')),
};

export default config;

function otherLooksOf(storyName: string): readonly Look[] {
  if (hasAllLooks) return [...otherLooks, ...matrixLooks, thirdLanguageLook];
  return storyName === 'Matrix' ? [...otherLooks, ...matrixLooks] : otherLooks;
}

/** Returns the globals of a look. They include the default direction, because globals stay set for the next story. */
function globalsOf(look: Look): Required<Look> {
  return { direction: 'ltr', ...look };
}

/** Adds the look to the first line of a problem, where the reporter finds it. */
function problemIn({ locale, theme }: Look, problem: string): string {
  return `[${locale} ${theme}] ${problem}`;
}

/**
 * Runs in the page: sets the user agent of the test runner before the preview loads. Storybook then skips animations instead
 * of waiting for them.
 */
function markAsTestRunner(): void {
  const userAgent = `${navigator.userAgent} StorybookTestRunner`;
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true });
}
