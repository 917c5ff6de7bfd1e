import { tryGuards } from './guards/try-guards.mjs';
import { install } from './install.mjs';
import { main } from './stop.mjs';

/** `guards.mjs stock` runs the tests of every guard whose name contains the word, without the guard; they have to fail. */
await main(async () => {
  await install();
  const { passed, failed, failures } = await tryGuards(process.argv[2]);
  for (const failure of failures) console.error(failure);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});
