import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { acceptOptions } from './options.mjs';
import { bin, projectEnv } from './run.mjs';
import { foreground } from './serve.mjs';
import { main } from './stop.mjs';

const USAGE = `Usage: npm run storybook -- [options]
  -p, --port 7007   port of the server; default: 6006`;

/** @param {readonly string[]} args @returns {{ isBuild: boolean, port: number }} */
function readOptions(args) {
  const options = /** @type {const} */ ({ port: { type: 'string', short: 'p', default: '6006' } });
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const unknown = positionals.find((word, index) => index > 0 || word !== 'build');
  if (unknown !== undefined) throw new RangeError(`Unknown argument: “${unknown}”`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new RangeError(`--port must be a whole number from 1 to 65535, not “${values.port}”`);
  return { isBuild: positionals.length > 0, port };
}

/** Implements `npm run storybook`: serves the Storybook. With `build`, it writes it to storybook-static. */
await main(async () => {
  const args = process.argv.slice(2);
  if (!acceptOptions(USAGE, readOptions, args)) return;
  const { isBuild, port } = readOptions(args);
  await install();
  const common = ['-c', '.storybook', '--disable-telemetry'];
  const build = ['build', '-o', 'storybook-static', ...common];
  const dev = ['dev', '-p', String(port), ...(process.stdout.isTTY ? [] : ['--ci']), ...common];
  return foreground(bin('.storybook', 'storybook'), isBuild ? build : dev, projectEnv());
});
