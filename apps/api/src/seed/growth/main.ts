import { StartupError } from '../../config/startupError.ts';
import { fillDatabase } from './fillDatabase.ts';
import { readSize } from './readSize.mjs';

/** `npm run seed`: seeds a database with the sample shop, and grows it to the requested size. */
async function run(): Promise<void> {
  const start = performance.now();
  await fillDatabase(process.env, readSize(process.argv.slice(2)), (text) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${seconds.padStart(7)} s  ${text}`);
  });
}

run().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
