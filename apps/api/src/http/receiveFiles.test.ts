import { createWriteStream, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { receiveFiles, removeAbandonedForms } from './receiveFiles.ts';

/** Streams of the files that were written. */
const streams: Writable[] = [];
afterEach(() => {
  streams.length = 0;
});

function openFile(path: string): Writable {
  const stream = createWriteStream(path);
  streams.push(stream);
  return stream;
}

/** Simulates a file on a full disk. */
const openFull = () =>
  new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })),
  });

const folder = temporaryFolder();
afterAll(() => folder.remove());

const waiting = () => readdirSync(join(folder.path, 'incoming'));

function receive(body: BodyInit, type?: string, open = openFile) {
  const request = new Request('http://shop/', { method: 'POST', body });
  if (type !== undefined) request.headers.set('Content-Type', type);
  return receiveFiles(request, folder.path, open);
}

describe('a form', () => {
  it('is parsed into files and fields; its files can be removed', async () => {
    const form = new FormData();
    form.append('files', new File(['one'], '../../etc/passwd', { type: 'image/png' }));
    form.append('files', new File(['two'], '二.png'));
    form.append('__proto__', 'text');
    const { value, remove } = await receive(form);
    expect(Object.keys(value)).toEqual(['files', '__proto__']);
    const files = (value.files ?? []) as Blob[];
    expect(await Promise.all(files.map((file) => file.text()))).toEqual(['one', 'two']);
    expect(files[0]?.type).toBe('image/png');
    expect(waiting()).toHaveLength(1);
    await remove();
    expect(waiting()).toEqual([]);
  });

  it.each([
    ['no form', 'multipart/form-data; boundary=x', 'VALIDATION'],
    [
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\ncut off',
      'multipart/form-data; boundary=x',
      'VALIDATION',
    ],
    ['anything', 'multipart/form-data', 'VALIDATION'],
    ['anything', 'text/plain', 'UNSUPPORTED_MEDIA_TYPE'],
    ['anything', 'multipart/form-database', 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%j as %s is rejected, and leaves no files behind', async (body, type, code) => {
    await expect(receive(body, type)).rejects.toMatchObject({ code });
    expect(waiting()).toEqual([]);
  });

  it('fails immediately with the disk error when the disk is full', async () => {
    const form = new FormData();
    form.append('files', new File([new Uint8Array(4 * 1024 * 1024)], 'a.png'));
    await expect(receive(form, undefined, openFull)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(waiting()).toEqual([]);
  });

  it('closes all files when the connection ends in the middle of a file', async () => {
    const start = '--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\nthe beginning';
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
      pull: async (controller) => {
        await vi.waitUntil(() => streams.length > 0);
        controller.error(new Error('gone'));
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body: broken, duplex: 'half', headers };
    const request = new Request('http://shop/', init as RequestInit);
    await expect(receiveFiles(request, folder.path, openFile)).rejects.toThrow();
    expect(streams.map(({ destroyed }) => destroyed)).toEqual([true]);
    expect(waiting()).toEqual([]);
  });

  it('is rejected while it is received when its total size is too large', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const init = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    };
    await expect(receiveFiles(new Request('http://shop/', init as RequestInit), folder.path)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(sent).toBeLessThan(60);
    expect(waiting()).toEqual([]);
  });
});

it('files of a killed process are removed on the next start, after the upload timeout', async () => {
  const now = new Date();
  for (const [name, hours] of [
    ['form-old', 2],
    ['form-new', 0.5],
  ] as const) {
    const path = join(folder.path, 'incoming', name);
    mkdirSync(path, { recursive: true });
    const then = new Date(now.getTime() - hours * 3_600_000);
    utimesSync(path, then, then);
  }
  await removeAbandonedForms(folder.path, now);
  expect(waiting()).toEqual(['form-new']);
});
