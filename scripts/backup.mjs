import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { readFolder } from './readFolder.mjs';
import { serve } from './serve.mjs';
import { main } from './stop.mjs';

const USAGE = `Usage: npm run backup -- FOLDER
  FOLDER  folder to write the backup to; must not exist. DATA_DIR and DATABASE_URL select the shop, as for npm start.`;

/** Implements `npm run backup -- FOLDER`: writes all data of a shop to a folder. */
await main(async () => {
  if (!acceptOptions(USAGE, readFolder)) return;
  await install();
  return serve('apps/api/src/backup/main.ts', 'production', ['backup', readFolder(process.argv.slice(2))]);
});
