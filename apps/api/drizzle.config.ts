import { defineConfig } from 'drizzle-kit';

/** Writes the next migration from the schema: `npx drizzle-kit generate --name what-changed`. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/db/schema/index.ts',
  out: './migrations',
});
