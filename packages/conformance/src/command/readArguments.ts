import { parseArgs } from 'node:util';

/** Parsed arguments of the command. */
export interface Arguments {
  url: string;
  configFile?: string;
  jsonFile?: string;
  capabilitiesFile?: string;
  only: string[];
}

const COMMAND = 'mallard-conformance';

export const usage = `Asks a back end everything that the mall's contract wants of it, and reports what it does.

  ${COMMAND} <url> [options]

  --config <file>        what the kit must know of the back end, as JSON: accounts, secrets, hooks
  --only <names>         areas or endpoints, separated by commas: products,cart,login
  --json <file>          writes the report for programs
  --capabilities <file>  writes what the back end offers, for the storefront to read
  --help                 shows this

It registers shoppers and places orders: use a database of its own, without limits on the rate of calls.
Exit code: 0 nothing failed, 1 something failed, 2 it could not be tried.
`;

/**
 * Parses the command line.
 *
 * @returns `undefined` for `--help`
 * @throws {Error} with a message for the user
 */
export function readArguments(args: readonly string[]): Arguments | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      only: { type: 'string', multiple: true },
      json: { type: 'string' },
      capabilities: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  // npx runs the only command of a package without its name, but the name is accepted too.
  const [url, ...extraArguments] = positionals[0] === COMMAND ? positionals.slice(1) : positionals;
  if (url === undefined || extraArguments.length > 0)
    throw new Error('Name one address, such as http://localhost:8080/api.');
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(`${url} is no http address.`);
  const only = (values.only ?? []).flatMap((names) => names.split(',')).map((name) => name.trim());
  return {
    url,
    only: only.filter((name) => name !== ''),
    ...(values.config !== undefined && { configFile: values.config }),
    ...(values.json !== undefined && { jsonFile: values.json }),
    ...(values.capabilities !== undefined && { capabilitiesFile: values.capabilities }),
  };
}
