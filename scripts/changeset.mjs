import { install } from './install.mjs';
import { bin, projectEnv } from './run.mjs';
import { foreground } from './serve.mjs';
import { main } from './stop.mjs';

/** Asks what changed in which library, and writes the answer to `.changeset`. `-- status` lists what the next release contains. */
await main(async () => {
  await install();
  return foreground(bin('.', 'changeset'), process.argv.slice(2), projectEnv());
});
