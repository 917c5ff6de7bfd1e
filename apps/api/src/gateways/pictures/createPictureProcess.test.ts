import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createPictureProcess } from './createPictureProcess.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Creates a picture process with other code. */
function processWith(code: string, patienceMs = 10_000) {
  const file = join(folder.path, `main-${Math.random()}.mjs`);
  writeFileSync(file, code);
  return createPictureProcess({ patienceMs, main: pathToFileURL(file) });
}
const request = async () => ({ task: 'reencode' as const, bytes: new Uint8Array([1]) });
const OVERLOADED = { code: 'OVERLOADED', status: 503 };

describe('the picture process', { tags: ['P20'] }, () => {
  it('is started again after a crash, which fails only one task', async () => {
    const pictures = processWith(`
      process.on('message', ({ bytes }) => bytes[0] === 0 ? process.kill(process.pid, 'SIGKILL') : process.send({ result: 'FILE_CORRUPT' }));`);
    const crashing = pictures.run(async () => ({ task: 'reencode', bytes: new Uint8Array([0]) }));
    const next = pictures.run(request);
    await expect(crashing).rejects.toMatchObject(OVERLOADED);
    expect(await next).toBe('FILE_CORRUPT');
  });

  it('names the picture as the cause if decoding it takes too long', async () => {
    const pictures = processWith(`process.on('message', () => process.send({ error: 'TIMEOUT' }));`);
    await expect(pictures.run(request)).rejects.toMatchObject({ code: 'UPLOAD_TIMEOUT', status: 400 });
  });

  it('has no environment variables with secrets', async () => {
    process.env.MALLARD_TEST_SECRET = 'secret';
    const pictures = processWith(
      `process.on('message', () => process.send({ result: String(process.env.MALLARD_TEST_SECRET) }));`,
    );
    expect(await pictures.run(request)).toBe('undefined');
    delete process.env.MALLARD_TEST_SECRET;
  });

  it('rejects a task that waits too long, without reading its file', async () => {
    const pictures = processWith(
      `process.on('message', () => setTimeout(() => process.send({ result: 'done' }), 2000));`,
      200,
    );
    const first = pictures.run(request);
    let hasRead = false;
    const second = pictures.run(() => {
      hasRead = true;
      return request();
    });
    await expect(second).rejects.toMatchObject(OVERLOADED);
    expect(hasRead).toBe(false);
    expect(await first).toBe('done');
  });
});
