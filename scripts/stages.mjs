/** @typedef {typeof STAGES[number]} StageName */

/** The parts of `npm test`, in the order in which they run. */
export const STAGES = /** @type {const} */ ([
  'check',
  'unit',
  'build',
  'packages',
  'stories',
  'visual',
  'e2e',
  'promises',
]);

/**
 * The stages that a changed file can affect. The first row that matches a path decides. `promises` is in no row because it
 * needs the results of all tests.
 *
 * @type {ReadonlyArray<[files: RegExp, ...stages: StageName[]]>}
 */
const AFFECTED_STAGES = [
  [/\.md$/, 'check'],
  [/\.test(-d)?\.\w+$/, 'check', 'unit'],
  [/\.(stories\.tsx|mdx)$/, 'check', 'stories', 'visual'],
  [/^(docs|bench|\.github|\.ci|\.changeset)\//, 'check'],
  [/^scripts\//, 'check', 'unit', 'build'],
  [/^consumers\//, 'check', 'packages'],
  [/^\.storybook\//, 'check', 'stories', 'visual'],
  [/^e2e\//, 'check', 'e2e'],
  [/^packages\/conformance\//, 'check', 'unit', 'packages'],
  [/^apps\/api\//, 'check', 'unit', 'e2e'],
  [/^(apps|catalogue)\//, 'check', 'unit', 'build', 'stories', 'visual', 'e2e'],
  // The other packages, and the settings and dependencies of the whole project.
  [/^/, 'check', 'unit', 'build', 'packages', 'stories', 'visual', 'e2e'],
];

/** Stages that run only if they are named. Visual changes need a manual review. */
const ON_REQUEST = new Set(['visual']);

/**
 * Chooses the stages to run.
 *
 * @param {readonly string[]} names from the command line; all stages without them
 * @param {readonly string[]} [changedFiles] relative to the project; only stages that they can affect are chosen
 * @returns {StageName[]} in the order in which they run
 * @throws {RangeError} for unknown names, with a list of all stages
 * @example chooseStages([], ['apps/api/src/server/app.ts']) // ['check', 'unit', 'build', 'e2e']
 */
export function chooseStages(names, changedFiles) {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage === name));
  if (unknown.length > 0)
    throw new RangeError(`There are no tests called ${unknown.join(', ')}. Choose from ${STAGES.join(', ')}.`);
  if (changedFiles !== undefined && names.includes('promises'))
    throw new RangeError('promises needs the results of all tests: run it without --changed');
  const affected = changedFiles && new Set(changedFiles.flatMap(stagesOf));
  const selected = new Set(
    STAGES.filter((stage) => (names.length === 0 ? !ON_REQUEST.has(stage) : names.includes(stage))).filter(
      (stage) => affected === undefined || affected.has(stage),
    ),
  );
  // promises reads the reports of unit and e2e.
  if (selected.has('promises')) selected.add('unit').add('e2e');
  // The user flows run in the built storefront.
  if (selected.has('e2e')) selected.add('build');
  return STAGES.filter((stage) => selected.has(stage));
}

/** @param {string} path @returns {StageName[]} */
function stagesOf(path) {
  const [, ...stages] = AFFECTED_STAGES.find(([files]) => files.test(path)) ?? [/^/];
  return stages;
}
