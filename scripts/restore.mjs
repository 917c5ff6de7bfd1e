import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { readFolder } from './readFolder.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

const USAGE = `Usage: npm run restore -- FOLDER
  FOLDER  folder that npm run backup wrote. DATA_DIR and DATABASE_URL select the target; both must be empty.`;

/** Implements `npm run restore -- FOLDER`: restores a backup into an empty database and compares the two. */
await main(async () => {
  if (!acceptOptions(USAGE, readFolder)) return;
  await install();
  return serve('apps/api/src/backup/main.ts', 'production', ['restore', readFolder(process.argv.slice(2))]);
});
