import { install } from './install.mjs';
import { main } from './stop.mjs';

await main(async () => {
  await install();
  // The checks use the installed compiler, so they can be loaded only now.
  const { runChecks } = await import('./checks.mjs');
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
