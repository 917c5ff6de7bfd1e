import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

const SOURCE = join(root, 'packages', 'ui', 'src');
/** Folders of `packages/ui/src` with components. */
export const COMPONENT_GROUPS = ['foundations', 'actions', 'forms', 'feedback', 'navigation', 'commerce', 'account'];
/** Components that render nothing visible, so they need no Matrix story. */
const INVISIBLE = new Set(['Announcer', 'MallardProvider', 'VisuallyHidden']);
const STORIES = /\.stories\.tsx$/;
const READ_FILES = /\.(?:stories\.tsx|mdx)$/;

/**
 * @typedef {object} ComponentFolder
 * @property {string} folder such as `actions/Button`
 * @property {readonly { name: string, text: string }[]} files files in the folder
 * @property {ReadonlySet<string>} published names of the entry points of the package
 */

/**
 * Checks that each component with stories has a documentation page, a Matrix story and an entry point.
 *
 * @param {ComponentFolder} folder
 * @returns {string[]} a message for each missing part
 */
export function componentProblems({ folder, files, published }) {
  return files
    .filter(({ name }) => STORIES.test(name))
    .flatMap(({ name, text }) => {
      const component = name.replace(STORIES, '');
      const requirements = [
        {
          isMet: files.some((file) => file.name === `${component}.mdx` && file.text.includes('\n## Usage\n')),
          what: `page ${component}.mdx with code under “Usage”`,
        },
        { isMet: INVISIBLE.has(component) || /^export const Matrix\b/m.test(text), what: 'story Matrix' },
        { isMet: published.has(component), what: `entry point exports/${component}.ts` },
      ];
      return requirements.filter(({ isMet }) => !isMet).map(({ what }) => `${folder}/${component} has no ${what}`);
    });
}

/** Checks all components. @returns {string[]} a message for each missing part */
export function checkComponents() {
  const published = new Set(readdirSync(join(SOURCE, 'exports')).map((name) => name.replace(/\.ts$/, '')));
  return COMPONENT_GROUPS.flatMap((group) =>
    readdirSync(join(SOURCE, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => componentProblems({ folder: `${group}/${name}`, files: filesOf(group, name), published })),
  );
}

/**
 * Checks that a machine with a test plan has stories, with one named Live. The test of the Chart story checks that each state has a
 * story.
 *
 * @param {string} machine such as `cartLine`
 * @param {string | undefined} stories source code of its stories, if the file exists
 * @returns {string[]} a message for what is missing
 */
export function machineProblems(machine, stories) {
  const file = `.storybook/machines/${machine}.stories.tsx`;
  if (stories === undefined) return [`${file} is missing`];
  return /^export const Live\b/m.test(stories) ? [] : [`${file} has no story Live`];
}

/** Checks all machines. @returns {string[]} a message for each machine without stories */
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
    .map(({ name }) => ({ name, text: READ_FILES.test(name) ? readFileSync(join(path, name), 'utf8') : '' }));
}
