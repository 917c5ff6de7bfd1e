import { install } from './install.mjs';
import { projectNode, run } from './run.mjs';
import { seconds } from './seconds.mjs';
import { main, Stop } from './stop.mjs';

/** @typedef {{ name: string, exists: boolean, isOnRequest?: boolean, run: () => Promise<import('./results.mjs').Count> }} Stage */

/**
 * `npm test` runs everything; `npm test -- unit e2e` only what is named.
 *
 * @returns {Promise<Stage[]>}
 */
async function chosenStages() {
  // These use installed packages, so they can be loaded only now.
  const { runChecks } = await import('./checks.mjs');
  const { buildStorefront } = await import('./build-storefront.mjs');
  const { runPackages } = await import('./packages.mjs');
  const { checkPromises } = await import('./promises/check-promises.mjs');
  const { hasJourneys, hasStories, runJourneys, runStories, runUnitTests, runVisual } = await import('./suites.mjs');
  const build = async () => {
    await buildStorefront();
    const scales = ['--conditions=@mallard/source', 'scripts/weigh-pages.mjs', '--quiet'];
    const { code, output } = await run(projectNode(), scales);
    if (output !== '') console.log(output.trimEnd());
    return code === 0
      ? { passed: 2, failed: 0, failures: [] }
      : { passed: 1, failed: 1, failures: [`weights of pages\n${output}`] };
  };
  const stages = [
    { name: 'check', exists: true, run: runChecks },
    { name: 'unit', exists: true, run: runUnitTests },
    { name: 'build', exists: true, run: build },
    { name: 'packages', exists: true, run: runPackages },
    { name: 'stories', exists: hasStories(), run: runStories },
    // Only when asked for: what a change of looks is meant to be, somebody has to see.
    { name: 'visual', exists: hasStories(), isOnRequest: true, run: () => runVisual() },
    { name: 'e2e', exists: hasJourneys(), run: runJourneys },
    // Reads what the unit tests and the user flows reported.
    { name: 'promises', exists: true, run: checkPromises },
  ];
  const wanted = new Set(process.argv.slice(2));
  const unknown = [...wanted].filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new Stop(
      `There are no tests called ${unknown.join(', ')}. Choose from ${stages.map(({ name }) => name).join(', ')}.`,
    );
  if (wanted.has('promises')) for (const name of ['unit', 'e2e']) wanted.add(name);
  if (wanted.has('e2e')) wanted.add('build');
  return stages.filter(({ name, isOnRequest }) => (wanted.size === 0 ? !isOnRequest : wanted.has(name)));
}

/** @param {Stage} stage @returns {Promise<import('./results.mjs').Count>} */
async function runStage({ name, exists, run }) {
  console.log(`\n── ${name}`);
  if (!exists) {
    console.log('There is no such suite yet.');
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
  await install();
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const allFailures = [];
  for (const stage of await chosenStages()) {
    const { passed, failed, failures } = await runStage(stage);
    total.passed += passed;
    total.failed += failed;
    allFailures.push(...failures.map((failure) => `${stage.name}: ${failure}`));
  }
  // Again, because the first of them is thousands of lines above by now.
  if (allFailures.length > 0) console.log(`\n── What failed\n\n${allFailures.join('\n\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
