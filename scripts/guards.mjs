import { tryGuards } from './guards/try-guards.mjs';
import { install } from './install.mjs';
import { main } from './stop.mjs';

/** Implements `npm run guards -- stock`: removes each guard with this word in its name, and runs its tests, which must fail. */
await main(async () => {
  await install();
  const { passed, failed, failures } = await tryGuards(process.argv[2]);
  for (const failure of failures) console.error(failure);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
});
