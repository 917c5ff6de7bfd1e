import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { PublicConfig } from '../src/shell/pageState.ts';

const packageFile = v.object({ version: v.string() });
const { version } = v.parse(packageFile, JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));

/** The salt that browsers hash passwords with when the deployment names none. Changing it locks every account out. */
const DEFAULT_PASSWORD_SALT = 'mallard.v1';

/** What browsers are told of this deployment. */
export function shopConfig(env: Readonly<Record<string, string | undefined>>): PublicConfig {
  return { passwordSalt: env.PASSWORD_SALT || DEFAULT_PASSWORD_SALT, version, apiOrigin: '' };
}
