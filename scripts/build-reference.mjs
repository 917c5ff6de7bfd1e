import { bin, projectEnv, run } from './run.mjs';

// Types that schemas infer have the docstrings of several places, of which any will do.
const HARMLESS = /has multiple declarations with a comment|The comments for .* are declared at:|^\t|^Found 0 errors/;

/**
 * Makes the reference of the packages from their docstrings, into `docs/reference`.
 *
 * @returns {Promise<string>} what is wrong, such as a link that leads nowhere; empty when nothing is
 */
export async function buildReference() {
  const env = projectEnv({ NO_COLOR: '1', FORCE_COLOR: undefined });
  const { code, output } = await run(bin('.', 'typedoc'), ['--logLevel', 'Warn'], { env });
  const lines = output.split('\n').map((line) => line.replace(/^\[(?:warning|info|error)\] /, ''));
  const problems = lines.filter((line) => line.trim() !== '' && !HARMLESS.test(line)).join('\n');
  return code === 0 ? problems : problems || `typedoc ended with ${code}`;
}
