import { install } from './install.mjs';
import { main, Stop } from './stop.mjs';

/** Implements `npm run visual`: compares stories with their baselines. `-- --accept` writes new baselines. */
await main(async () => {
  const [option, ...extraArguments] = process.argv.slice(2);
  if ((option !== undefined && option !== '--accept') || extraArguments.length > 0)
    throw new Stop('Run `npm run visual` to compare, or `npm run visual -- --accept` to write new baselines.');
  await install();
  // This uses installed packages, so it can be loaded only now.
  const { runVisual } = await import('./suites.mjs');
  const { passed, failed } = await runVisual(option === '--accept');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
