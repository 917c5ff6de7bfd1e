import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

const SOURCE = join(root, 'packages', 'ui', 'src');
const STOREFRONT = join(root, 'apps', 'storefront', 'src');
const GROUPS = ['commerce', 'account'];
const NOT_IN_SCREENS = /\.(?:test|stories)\.tsx?$|[\\/]testing[\\/]/;
/** The target of a static or dynamic import, or of a re-export. */
const IMPORTED = /(?:from\s+|import\(\s*|import\s+)'([^']+)'/g;

/**
 * Components of `commerce/` and `account/` that no screen uses, with the reason why they stay in the library.
 *
 * @type {Readonly<Record<string, string>>}
 */
const REASONS = {
  'commerce/CartBadge': 'For headers of other teams. The header of the shop shows the count in CartLink.',
  'commerce/CheckoutSection': 'For checkouts that show one step at a time. The checkout of the shop shows all of them.',
  'commerce/OrderPreview':
    'For order forms without a summary of their own. The checkout of the shop shows CartSummary.',
  'commerce/PriceRange':
    'For products that are sold at a range of prices. The shop shows the lowest price, with `isFrom` of Price.',
  'commerce/ReviewList': 'For pages that show reviews at once. The product page lazy-loads the parts of the list.',
};

/**
 * Finds components that no screen reaches, directly or through another component.
 *
 * @param {object} library
 * @param {readonly string[]} library.components such as `commerce/PriceRange`
 * @param {ReadonlySet<string>} library.reached components that screens use
 * @param {Readonly<Record<string, string>>} library.reasons why a component that no screen uses stays
 * @returns {string[]} a message for each component without a use or a reason, and for each outdated reason
 */
export function unusedProblems({ components, reached, reasons }) {
  const unused = components.filter((component) => !reached.has(component));
  return [
    ...unused
      .filter((component) => reasons[component] === undefined)
      .map(
        (component) =>
          `No screen uses ${component}. Use it, delete it, or add a reason to scripts/check-used-components.mjs.`,
      ),
    ...Object.keys(reasons)
      .filter((component) => !unused.includes(component))
      .map((component) => `A screen uses ${component}, or it was deleted. Delete its reason.`),
  ];
}

/** Checks the components of `commerce/` and `account/`. @returns {string[]} a message for each problem */
export function checkUsedComponents() {
  const components = GROUPS.flatMap((group) =>
    readdirSync(join(SOURCE, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${group}/${name}`)
      .filter((component) => existsSync(join(SOURCE, component, `${component.split('/')[1]}.stories.tsx`))),
  );
  const files = filesReachedFrom(
    filesBelow(STOREFRONT).filter((file) => /\.tsx?$/.test(file) && !NOT_IN_SCREENS.test(file)),
  );
  const reached = new Set(
    components.filter((component) => {
      const name = component.split('/')[1] ?? '';
      return files.has(join(SOURCE, component, `${name}.tsx`));
    }),
  );
  return unusedProblems({ components, reached, reasons: REASONS });
}

/**
 * Follows imports from the storefront into the library.
 *
 * @param {readonly string[]} entries
 * @returns {Set<string>} all imported files
 */
function filesReachedFrom(entries) {
  const seen = new Set(entries);
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const next = fileOf(target, file);
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

/** @param {string} target @param {string} importer @returns {string | undefined} the imported file of the library */
function fileOf(target, importer) {
  const entry = /^@mallard\/ui\/(\w+)$/.exec(target)?.[1];
  const file = entry === undefined ? resolve(dirname(importer), target) : join(SOURCE, 'exports', `${entry}.ts`);
  const isOfLibrary = file.startsWith(SOURCE) && (entry !== undefined || target.startsWith('.'));
  return isOfLibrary && /\.tsx?$/.test(file) && existsSync(file) ? file : undefined;
}
