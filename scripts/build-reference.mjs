import { bin, projectEnv, run } from './run.mjs';

// Types that are inferred from schemas have several docstrings; any of them is fine.
const HARMLESS = /has multiple declarations with a comment|The comments for .* are declared at:|^\t|^Found 0 errors/;

/**
 * Generates `docs/reference` from the docstrings of the packages.
 *
 * @returns {Promise<string>} problems, such as a broken link; empty without problems
 */
export async function buildReference() {
  const env = projectEnv({ NO_COLOR: '1', FORCE_COLOR: undefined });
  const { code, output } = await run(bin('.', 'typedoc'), ['--logLevel', 'Warn'], { env });
  const lines = output.split('\n').map((line) => line.replace(/^\[(?:warning|info|error)\] /, ''));
  const problems = lines.filter((line) => line.trim() !== '' && !HARMLESS.test(line)).join('\n');
  return code === 0 ? problems : problems || `typedoc exited with code ${code}`;
}
