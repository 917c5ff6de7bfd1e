import { createWriteStream, existsSync, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '@mallard/domain/contract';
import { MAX_MULTIPART, refuse, UPLOAD_MS } from '@mallard/domain/serving';

/** Fields of a form. Files are on disk and are read lazily. */
export interface ReceivedFiles {
  value: Record<string, (Blob | string)[]>;
  /** Removes the files. */
  remove(): Promise<void>;
}

const FOLDER = 'incoming';
/** Longer than the upload timeout, because another process may use the same folder. */
const ABANDONED_MS = 3_600_000;

const LIMITS = {
  // One more than the contract allows, so that validation can report the invalid field.
  files: MAX_UPLOAD_FILES + 1,
  fileSize: MAX_UPLOAD_BYTES + 1,
  fields: 20,
  fieldSize: 1024,
  parts: 40,
  headerPairs: 20,
};

/**
 * Receives a form, and streams its files to disk.
 *
 * @param openFile opens a new file to write to
 * @throws {Refusal} UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, or VALIDATION for the field `body` or with status 408
 */
export async function receiveFiles(
  request: Request,
  dataDir: string,
  openFile: (path: string) => Writable = createWriteStream,
): Promise<ReceivedFiles> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw refuse('UNSUPPORTED_MEDIA_TYPE');
  const parent = join(dataDir, FOLDER);
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'form-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return {
      value: await readForm(request, type, (name) => {
        const path = join(folder, name);
        return { path, stream: openFile(path) };
      }),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes form files that a killed process left behind. */
export async function removeAbandonedForms(dataDir: string, now: Date): Promise<void> {
  const parent = join(dataDir, FOLDER);
  if (!existsSync(parent)) return;
  for (const name of await readdir(parent)) {
    // Another process may have removed it in the meantime.
    const stats = await stat(join(parent, name)).catch(() => null);
    if (stats && now.getTime() - stats.mtimeMs > ABANDONED_MS)
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

async function readForm(
  request: Request,
  type: string,
  openFile: (name: string) => { path: string; stream: Writable },
): Promise<ReceivedFiles['value']> {
  const parts: { name: string; value: Promise<Blob | string> }[] = [];
  const timeoutSignal = AbortSignal.timeout(UPLOAD_MS);
  const failure = new AbortController();
  const signal = AbortSignal.any([timeoutSignal, failure.signal]);
  try {
    const form = new Busboy({ headers: { 'content-type': type } as BusboyHeaders, limits: LIMITS });
    form.on('field', (name, text) => parts.push({ name, value: Promise.resolve(text) }));
    form.on('file', (name, content, _filename, _encoding, mimeType) => {
      const { path, stream } = openFile(String(parts.length));
      const written = pipeline(content, stream, { signal });
      const value = written.then(() => openAsBlob(path, { type: mimeType }));
      // Without this, the parser would wait forever for a file that can't be written.
      value.catch((error: unknown) => failure.abort(error));
      parts.push({ name, value });
    });
    const body = request.body === null ? Readable.from([]) : Readable.fromWeb(request.body as never);
    await pipeline(body, limitBytes(MAX_MULTIPART), form, { signal });
    const fields = new Map<string, (Blob | string)[]>();
    for (const { name, value } of parts) fields.set(name, [...(fields.get(name) ?? []), await value]);
    return Object.fromEntries(fields);
  } catch (thrown) {
    const error: unknown = failure.signal.aborted ? failure.signal.reason : thrown;
    // Stops files that are still being written.
    failure.abort(error);
    await Promise.allSettled(parts.map(({ value }) => value));
    if (timeoutSignal.aborted) throw refuse('VALIDATION', { status: 408 });
    throw isRefusalOrDiskError(error) ? error : refuse('VALIDATION', { fields: { body: 'FORM' } });
  }
}

/** Returns whether an error is a `Refusal` or a disk error. All other parsing errors mean that the form is invalid. */
function isRefusalOrDiskError(error: unknown): boolean {
  return error instanceof Error && ('status' in error || 'syscall' in error);
}

function limitBytes(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size > limit) done(refuse('PAYLOAD_TOO_LARGE'));
      else done(null, chunk);
    },
  });
}
