import { parseArgs } from 'node:util';
import { changedFiles } from './changed-files.mjs';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { projectNode, run } from './run.mjs';
import { seconds } from './seconds.mjs';
import { chooseStages, STAGES } from './stages.mjs';
import { main, Stop } from './stop.mjs';

/** @typedef {{ name: import('./stages.mjs').StageName, exists: boolean, run: () => Promise<import('./results.mjs').Count> }} Stage */

const USAGE = `Usage: npm test -- [stage…] [options]
  stage…      run only these stages: ${STAGES.join(', ')}
  --changed   run only stages and unit tests that your changes since main can affect`;

/** @param {readonly string[]} args */
function readOptions(args) {
  const options = /** @type {const} */ ({ changed: { type: 'boolean', default: false } });
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  // Reports unknown names before anything is installed.
  chooseStages(positionals, values.changed ? [] : undefined);
  return { names: positionals, isChangedOnly: values.changed };
}

/**
 * @param {{ names: readonly string[], isChangedOnly: boolean }} options
 * @returns {Promise<Stage[]>} the stages to run
 */
async function selectStages({ names, isChangedOnly }) {
  const changes = isChangedOnly ? await changedFiles() : undefined;
  const unitArgs = changes === undefined ? [] : ['--changed', changes.base];
  // These use installed packages, so they can be loaded only now.
  const { runChecks } = await import('./checks.mjs');
  const { buildStorefront } = await import('./build-storefront.mjs');
  const { runPackages } = await import('./packages.mjs');
  const { checkPromises } = await import('./promises/check-promises.mjs');
  const { hasJourneys, hasStories, runJourneys, runStories, runUnitTests, runVisual } = await import('./suites.mjs');
  const build = async () => {
    await buildStorefront();
    const nodeArgs = ['--conditions=@mallard/source', 'scripts/weigh-pages.mjs', '--quiet'];
    const { code, output } = await run(projectNode(), nodeArgs);
    if (output !== '') console.log(output.trimEnd());
    return code === 0
      ? { passed: 2, failed: 0, failures: [] }
      : { passed: 1, failed: 1, failures: [`sizes of pages\n${output}`] };
  };
  /** @type {Stage[]} */
  const stages = [
    { name: 'check', exists: true, run: () => runChecks() },
    { name: 'unit', exists: true, run: () => runUnitTests(unitArgs) },
    { name: 'build', exists: true, run: build },
    { name: 'packages', exists: true, run: runPackages },
    { name: 'stories', exists: hasStories(), run: () => runStories() },
    { name: 'visual', exists: hasStories(), run: () => runVisual() },
    { name: 'e2e', exists: hasJourneys(), run: () => runJourneys() },
    { name: 'promises', exists: true, run: checkPromises },
  ];
  const selectedNames = chooseStages(names, changes?.files);
  if (changes !== undefined)
    console.log(`${changes.files.length} changed files can affect: ${selectedNames.join(', ') || 'nothing'}`);
  return stages.filter(({ name }) => selectedNames.includes(name));
}

/** @param {Stage} stage @returns {Promise<import('./results.mjs').Count>} */
async function runStage({ name, exists, run }) {
  console.log(`\n── ${name}`);
  if (!exists) {
    console.log('This suite does not exist.');
    return { passed: 0, failed: 0, failures: [] };
  }
  const start = Date.now();
  const count = await run().catch((error) => {
    console.error(error instanceof Stop ? error.message : error);
    return { passed: 0, failed: 1, failures: [String(error)] };
  });
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed (${seconds(start)})`);
  return count;
}

await main(async () => {
  const args = process.argv.slice(2);
  if (!acceptOptions(USAGE, readOptions, args)) return;
  await install();
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const allFailures = [];
  for (const stage of await selectStages(readOptions(args))) {
    const { passed, failed, failures } = await runStage(stage);
    total.passed += passed;
    total.failed += failed;
    allFailures.push(...failures.map((failure) => `${stage.name}: ${failure}`));
  }
  // Repeated at the end, because the first failure may be thousands of lines above.
  if (allFailures.length > 0) console.log(`\n── What failed\n\n${allFailures.join('\n\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
