import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { PublicConfig } from '../src/shell/pageState.ts';

const packageFile = v.object({ version: v.string() });
const { version } = v.parse(packageFile, JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));

/** What browsers are told of this deployment. */
export function shopConfig({ passwordSalt }: { passwordSalt: string }): PublicConfig {
  return { passwordSalt, version };
}
