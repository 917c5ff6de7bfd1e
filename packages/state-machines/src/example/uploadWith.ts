import type { Backend, Client } from '@mallard/domain/client';
import { uploadReviewPhotos } from '@mallard/domain/contract';
import type { UploadEffects } from '@mallard/state-machines/upload';

/** Creates a back end that reports upload progress, which `fetch` cannot. */
function progressBackend(onProgress: (progress: number) => void): Backend {
  return async (request) => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      sending.responseType = 'blob';
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.upload.onprogress = ({ loaded, total }) => onProgress((100 * loaded) / total);
      sending.onload = () => {
        const lines = sending.getAllResponseHeaders().trim().split('\r\n');
        const headers = lines.map((line): [string, string] => {
          const [name = '', ...value] = line.split(': ');
          return [name, value.join(': ')];
        });
        resolve(new Response(sending.response, { status: sending.status, headers }));
      };
      sending.onerror = () => reject(new TypeError('Failed to fetch'));
      sending.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => sending.abort());
      sending.send(body);
    });
  };
}

/**
 * Returns the effects of `uploadMachine`.
 *
 * @param open creates a client for a back end, with the session of all others: `(backend) => createClient({ ...options,
 *   backend })`
 */
export function uploadWith(open: (backend: Backend) => Client): UploadEffects {
  return {
    upload: async ({ input: { file, onProgress }, signal }) => {
      const client = open(progressBackend(onProgress));
      const [uploaded] = await client.call(uploadReviewPhotos, { body: { files: [file] } }, { signal });
      if (!uploaded) throw new RangeError('A picture was sent, and none came back.');
      return uploaded;
    },
  };
}
