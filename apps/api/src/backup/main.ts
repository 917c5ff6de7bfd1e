import { readConfig } from '../config/config.ts';
import { StartupError } from '../config/startupError.ts';
import { connect } from '../db/connect.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

/** `npm run backup` and `npm run restore`: write a shop to a folder, and restore it into an empty database. */
async function run(): Promise<void> {
  const [command, folder = ''] = process.argv.slice(2);
  const { dataDir, databaseUrl } = readConfig(process.env);
  const connection = await connect(databaseUrl === null ? { dataDir } : { url: databaseUrl });
  try {
    const copy = command === 'restore' ? restoreBackup : writeBackup;
    const { tables, uploads } = await copy(connection, dataDir, folder);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${command === 'restore' ? 'Restored' : 'Wrote'} ${rows} rows and ${Object.keys(uploads).length} pictures.`,
    );
  } finally {
    await connection.close();
  }
}

run().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
