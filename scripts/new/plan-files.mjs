import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPONENT_GROUPS } from '../check-components.mjs';
import { root } from '../paths.mjs';
import { addMessages, componentFiles, componentSteps } from './component.mjs';
import { editText } from './edit-text.mjs';
import { planEndpoint } from './endpoint.mjs';
import { machineEdits, machineFiles, machineMessages, machineSteps } from './machine.mjs';
import { readName, toCamelCase } from './names.mjs';
import { screenEdits, screenFiles, screenSteps } from './screen.mjs';

/**
 * @typedef {object} Plan
 * @property {import('./component.mjs').NewFile[]} files to write
 * @property {import('./component.mjs').NewFile[]} [changed] existing files with their new text
 * @property {string[]} steps what to do afterwards
 */

/** @typedef {{ isNewArea?: boolean, owns?: string | undefined }} PlanOptions options of an endpoint */

/** @type {Readonly<Record<string, (args: readonly string[], project: string, options: PlanOptions) => Plan>>} */
const KINDS = {
  component: named(planComponent),
  machine: named(planMachine),
  screen: named(planScreen),
  endpoint: planEndpoint,
};

/**
 * Plans the files of something new. Writes nothing.
 *
 * @param {readonly string[]} args its kind and its name; for an endpoint also its method and access
 * @param {string} [project] folder of the project
 * @param {PlanOptions} [options]
 * @returns {Plan}
 * @throws {RangeError} for an unknown kind, a bad name, or a name that exists
 * @example planFiles(['component', 'commerce/GiftTag'])
 */
export function planFiles([kind, ...args], project = root, options = {}) {
  const plan = Object.entries(KINDS).find(([key]) => key === kind)?.[1];
  const kinds = Object.keys(KINDS).join(', ');
  if (plan === undefined)
    throw new RangeError(`${kind === undefined ? 'Missing kind' : `Unknown kind: ${kind}`}. Choose from ${kinds}.`);
  if (args.length === 0) throw new RangeError(`Missing name of the ${kind}.`);
  if (options.isNewArea && kind !== 'endpoint') throw new RangeError('--new-area is only for endpoints.');
  if (options.owns !== undefined && kind !== 'endpoint') throw new RangeError('--owns is only for endpoints.');
  return plan(args, project, options);
}

/**
 * @param {(name: string, project: string) => Plan} plan
 * @returns {(args: readonly string[], project: string) => Plan} a plan that accepts one argument only
 */
function named(plan) {
  return ([name = '', ...extraArguments], project) => {
    if (extraArguments.length > 0)
      throw new RangeError(`Only one name at a time. Remove: ${extraArguments.join(' ')}.`);
    return plan(name, project);
  };
}

/** @param {string} path such as `commerce/GiftTag` @param {string} project @returns {Plan} */
function planComponent(path, project) {
  const [group = '', last, ...extraSegments] = path.split('/');
  const groups = COMPONENT_GROUPS.join(', ');
  if (last === undefined)
    throw new RangeError(`Missing group of ${path}: write commerce/${path}, for example. Groups are ${groups}.`);
  if (!COMPONENT_GROUPS.includes(group) || extraSegments.length > 0)
    throw new RangeError(`Unknown group in ${path}. Groups are ${groups}.`);
  const name = readName(last);
  const source = join(project, 'packages', 'ui', 'src');
  refuseTaken('packages/ui', name, [
    ...readdirSync(join(source, 'exports')).map((file) => file.replace(/\.ts$/, '')),
    ...COMPONENT_GROUPS.flatMap((folder) => readdirSync(join(source, folder))),
  ]);
  const changed = readdirSync(join(source, 'locales')).map((locale) => {
    const path = `packages/ui/src/locales/${locale}/${group}.json`;
    return { path, text: addMessages(readFileSync(join(project, path), 'utf8'), locale, name) };
  });
  return { files: componentFiles(group, name), changed, steps: componentSteps(group, name) };
}

/** @param {string} text such as `Newsletter` @param {string} project @returns {Plan} */
function planMachine(text, project) {
  const name = readName(text);
  refuseTaken('packages/state-machines', toCamelCase(name), readdirSync(join(project, 'packages/state-machines/src')));
  return {
    files: machineFiles(name),
    changed: [...applyEdits(machineEdits(name), project), ...machineMessages(name, project)],
    steps: machineSteps(name),
  };
}

/** @param {string} text such as `Compare` @param {string} project @returns {Plan} */
function planScreen(text, project) {
  const name = readName(text);
  const source = join(project, 'apps/storefront/src');
  refuseTaken('apps/storefront', toCamelCase(name), [
    ...readdirSync(join(source, 'features')),
    ...readdirSync(join(source, 'locales/en-US')).map((file) => file.replace(/\.json$/, '')),
  ]);
  refuseTaken(
    '.storybook/screens',
    name,
    readdirSync(join(project, '.storybook/screens')).map((file) => file.replace(/\.stories\.tsx$/, '')),
  );
  return { files: screenFiles(name), changed: applyEdits(screenEdits(name), project), steps: screenSteps(name) };
}

/** @param {readonly import('./edit-text.mjs').Edit[]} edits @param {string} project @returns {import('./component.mjs').NewFile[]} */
function applyEdits(edits, project) {
  /** @type {Map<string, string>} */
  const changed = new Map();
  for (const edit of edits) {
    const content = changed.get(edit.path) ?? readFileSync(join(project, edit.path), 'utf8');
    changed.set(edit.path, editText(content, edit));
  }
  return [...changed].map(([path, text]) => ({ path, text }));
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {readonly string[]} existing names in the folder
 * @throws {RangeError} if one of them is the same, also on disks that ignore upper and lower case
 */
function refuseTaken(folder, name, existing) {
  const existingName = existing.find((other) => other.toLowerCase() === name.toLowerCase());
  if (existingName !== undefined) throw new RangeError(`${folder} already has ${existingName}. Choose another name.`);
}
