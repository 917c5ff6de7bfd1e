import { install } from './install.mjs';
import { bin, projectEnv } from './run.mjs';
import { foreground } from './serve.mjs';
import { main } from './stop.mjs';

/** Implements `npm run changeset`: asks which libraries changed and writes a changeset. `-- status` lists the changes of the next release. */
await main(async () => {
  await install();
  return foreground(bin('.', 'changeset'), process.argv.slice(2), projectEnv());
});
