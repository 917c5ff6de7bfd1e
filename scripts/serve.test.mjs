import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/**
 * Runs a program through `foreground` in its own process, as the commands do.
 *
 * @param {string} program
 * @param {NodeJS.ProcessEnv} [env]
 */
function inForeground(program, env = {}) {
  const serve = JSON.stringify(new URL('serve.mjs', import.meta.url).href);
  const args = JSON.stringify(['-e', program]);
  const main = `import { foreground } from ${serve}; process.exitCode = await foreground(process.execPath, ${args}, process.env);`;
  return spawn(process.execPath, ['--input-type=module', '-e', main], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const untilTold =
  "process.on('SIGTERM', () => { console.log('stopping'); process.exit(7) }); setInterval(() => {}, 1000); console.log('ready');";

test('ends with the exit code of the program', async () => {
  const [code] = await once(inForeground('process.exit(3)'), 'close');
  expect(code).toBe(3);
});

test('forwards SIGTERM, and waits until the program has ended', async () => {
  const command = inForeground(untilTold);
  await once(command.stdout, 'data');
  command.kill('SIGTERM');
  const [code] = await once(command, 'close');
  expect(code).toBe(7);
});

test('stops the program when the shell of npm has ended', async () => {
  const serve = JSON.stringify(new URL('serve.mjs', import.meta.url).href);
  const inner = `import { foreground } from ${serve}; await foreground(process.execPath, ['-e', process.env.PROGRAM], process.env);`;
  // The colon prevents the shell from replacing itself with its last command.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; :', process.execPath, inner], {
    env: { ...process.env, PROGRAM: untilTold, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'data');
  const said = once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  expect(String(await said)).toContain('stopping');
});
