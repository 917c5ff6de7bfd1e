import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { readFolder } from './readFolder.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

const USAGE = `Usage: npm run restore -- FOLDER
  FOLDER  what npm run backup wrote. DATA_DIR and DATABASE_URL name where to; both must be empty.`;

/** `npm run restore -- FOLDER` restores a backup into an empty database, and compares everything with it. */
await main(async () => {
  if (!acceptOptions(USAGE, readFolder)) return;
  await install();
  return serve('apps/api/src/backup/main.ts', 'production', ['restore', readFolder(process.argv.slice(2))]);
});
