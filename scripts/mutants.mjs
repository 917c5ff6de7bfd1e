import { install } from './install.mjs';
import { runMutants } from './mutants/run-mutants.mjs';
import { main } from './stop.mjs';

/** Implements `npm run mutants`: changes important code in small ways, and counts how many changes the tests notice. */
await main(async () => {
  await install();
  const { code, found, tested, percent } = await runMutants();
  console.log(`${found} of ${tested} mutants found (${percent} %)`);
  return code;
});
