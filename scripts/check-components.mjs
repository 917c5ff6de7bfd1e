import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

const SOURCE = join(root, 'packages', 'ui', 'src');
/** Folders of `packages/ui/src` with components. */
export const COMPONENT_GROUPS = ['foundations', 'actions', 'forms', 'feedback', 'navigation', 'commerce', 'account'];
/** Nothing to see, so no picture. */
const INVISIBLE = new Set(['Announcer', 'MallardProvider', 'VisuallyHidden']);
const STORIES = /\.stories\.tsx$/;
const READ = /\.(?:stories\.tsx|mdx)$/;

/**
 * @typedef {object} Shelf what is there to say of components
 * @property {string} folder such as `actions/Button`
 * @property {readonly { name: string, text: string }[]} files of that folder
 * @property {ReadonlySet<string>} published names of the entries that other packages may import
 */

/**
 * Checks that what has stories can be found: a page that explains it, a picture of every state, an entry.
 *
 * @param {Shelf} shelf
 * @returns {string[]} a sentence for each thing that is missing
 */
export function componentProblems({ folder, files, published }) {
  return files
    .filter(({ name }) => STORIES.test(name))
    .flatMap(({ name, text }) => {
      const component = name.replace(STORIES, '');
      const wants = [
        {
          is: files.some((file) => file.name === `${component}.mdx` && file.text.includes('\n## Usage\n')),
          what: `the page ${component}.mdx with its code under “Usage”`,
        },
        { is: INVISIBLE.has(component) || /^export const Matrix\b/m.test(text), what: 'the story Matrix' },
        { is: published.has(component), what: `the entry exports/${component}.ts` },
      ];
      return wants.filter(({ is }) => !is).map(({ what }) => `${folder}/${component} lacks ${what}`);
    });
}

/** @returns {string[]} a sentence for each thing that a component of the library lacks */
export function checkComponents() {
  const published = new Set(readdirSync(join(SOURCE, 'exports')).map((name) => name.replace(/\.ts$/, '')));
  return COMPONENT_GROUPS.flatMap((group) =>
    readdirSync(join(SOURCE, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => componentProblems({ folder: `${group}/${name}`, files: filesOf(group, name), published })),
  );
}

/**
 * Checks that a machine whose chart can be walked can also be looked at: in every state, which the stories' own test counts,
 * and as it runs on the offline back end.
 *
 * @param {string} machine such as `cartLine`
 * @param {string | undefined} stories text of its file of stories, where there is one
 * @returns {string[]} a sentence for what is missing
 */
export function machineProblems(machine, stories) {
  const file = `.storybook/machines/${machine}.stories.tsx`;
  if (stories === undefined) return [`${file} is missing`];
  return /^export const Live\b/m.test(stories) ? [] : [`${file} lacks the story Live`];
}

/** @returns {string[]} a sentence for each machine that cannot be looked at */
export function checkMachines() {
  return filesBelow(join(root, 'packages', 'state-machines', 'src'))
    .filter((file) => file.endsWith('Plan.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)Plan\b/gm)])
    .flatMap(([, machine = '']) => {
      const stories = join(root, '.storybook', 'machines', `${machine}.stories.tsx`);
      return machineProblems(machine, existsSync(stories) ? readFileSync(stories, 'utf8') : undefined);
    });
}

/** @param {string} group @param {string} folder */
function filesOf(group, folder) {
  const path = join(SOURCE, group, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name, text: READ.test(name) ? readFileSync(join(path, name), 'utf8') : '' }));
}
