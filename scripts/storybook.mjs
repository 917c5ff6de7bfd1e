import { install } from './install.mjs';
import { bin, projectEnv } from './run.mjs';
import { foreground } from './serve.mjs';
import { main } from './stop.mjs';

/** `storybook.mjs` serves the stories on port 6006, `storybook.mjs build` writes them to storybook-static. */
await main(async () => {
  await install();
  const common = ['-c', '.storybook', '--disable-telemetry'];
  const build = ['build', '-o', 'storybook-static', ...common];
  const dev = ['dev', '-p', '6006', ...(process.stdout.isTTY ? [] : ['--ci']), ...common];
  return foreground(bin('.storybook', 'storybook'), process.argv[2] === 'build' ? build : dev, projectEnv());
});
