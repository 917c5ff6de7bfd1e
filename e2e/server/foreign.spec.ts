import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { foreignCapabilities, foreignConfig, startForeignServer } from '../support/foreignTest.ts';
import { serverTest as test } from '../support/serverTest.ts';

const run = promisify(execFile);

test('the conformance kit accepts the foreign server, and finds what its pages hide', async ({ folder }) => {
  const server = await startForeignServer();
  try {
    const [config, capabilities] = [join(folder, 'config.json'), join(folder, 'capabilities.json')];
    writeFileSync(config, readFileSync(foreignConfig, 'utf8').replace('{port}', new URL(server.url).port));
    const kit = ['--conditions=@mallard/source', '../packages/conformance/src/command/main.ts'];
    const options = ['--config', config, '--capabilities', capabilities];
    const { stdout } = await run(process.execPath, [...kit, server.url, ...options]).catch((failed) => failed);
    expect(stdout.match(/^.*✗.*$/gm) ?? [], stdout).toEqual([]);
    expect(stdout).toMatch(/\d+ passed, 0 failed/);
    expect(JSON.parse(readFileSync(capabilities, 'utf8'))).toEqual(
      JSON.parse(readFileSync(foreignCapabilities, 'utf8')),
    );
  } finally {
    server.stop();
  }
});
