import { readFileSync } from 'node:fs';
import { StartupError } from '@mallard/api/startup-error';
import { type Capabilities, readCapabilities } from '@mallard/domain/capabilities';
import * as v from 'valibot';
import type { PublicConfig } from '../src/app/pageState.ts';

const packageFile = v.object({ version: v.string() });
const { version } = v.parse(packageFile, JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));

/** What browsers are told of this deployment. */
export function shopConfig(
  { passwordSalt, hasDemoAccount }: { passwordSalt: string; hasDemoAccount: boolean },
  { CAPABILITIES_FILE: file = '' }: Record<string, string | undefined>,
): PublicConfig {
  return {
    passwordSalt,
    version,
    ...(hasDemoAccount && { hasDemoAccount }),
    ...(file !== '' && { capabilities: readCapabilityFile(file) }),
  };
}

/**
 * Reads the file in which the conformance kit has written what the back end offers.
 *
 * @throws {StartupError} with a sentence for the operator
 */
function readCapabilityFile(file: string): Capabilities {
  const read = readCapabilities(parseFile(file));
  if (read.ok) return read.capabilities;
  const { error } = read;
  const why =
    error.code === 'NEWER' ? `is of version ${error.version}, which this shop does not know` : 'is no capability file';
  throw new StartupError(
    `The file ${file}, named by CAPABILITIES_FILE, ${why}. Let the conformance kit write it anew.`,
  );
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The file ${file}, named by CAPABILITIES_FILE, cannot be read: ${why}`);
  }
}
