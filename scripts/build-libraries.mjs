import { join } from 'node:path';
import { LIBRARIES } from './libraries.mjs';
import { root } from './paths.mjs';
import { bin, projectEnv, run } from './run.mjs';
import { Stop } from './stop.mjs';

/** Builds the packages that other teams install. @throws {Stop} with the output of the first build that fails */
export async function buildLibraries() {
  for (const name of LIBRARIES) {
    const folder = join(root, 'packages', name);
    const built = await run(bin(`packages/${name}`, 'tsup'), ['--silent'], { cwd: folder, env: projectEnv() });
    if (built.code !== 0) throw new Stop(built.output);
  }
}
