import { type Backend, createClient } from '@mallard/domain/client';
import { testPicture } from '@mallard/domain/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { openDemoShop } from '../testing/demoShop.ts';
import { uploadActors, uploadedOf, uploadMachine } from '../upload/uploadMachine.ts';
import { uploadWith } from './uploadWith.ts';

/** Creates a fake of `XMLHttpRequest` for a back end, with progress events at half of the body. */
function fakeRequests(backend: Backend) {
  return class {
    upload = { onprogress: (_: { loaded: number; total: number }) => undefined };
    onload = () => undefined;
    status = 0;
    response: Blob | null = null;
    #request: [string, RequestInit] = ['', {}];
    #headers = new Headers();
    #answered = new Headers();

    open(method: string, url: string) {
      this.#request = [url, { method, headers: this.#headers }];
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders() {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }
    async send(body: Blob) {
      this.upload.onprogress({ loaded: body.size / 2, total: body.size });
      const [url, init] = this.#request;
      const answer = await backend(new Request(url, { ...init, body }));
      this.status = answer.status;
      this.#answered = answer.headers;
      this.response = await answer.blob();
      this.onload();
    }
  };
}

describe('the upload example of the docs', () => {
  it('reports progress and the uploaded picture', async () => {
    const shop = await openDemoShop({ isOnline: true }, () => []);
    vi.stubGlobal('XMLHttpRequest', fakeRequests(shop.backend));
    onTestFinished(() => void vi.unstubAllGlobals());
    const open = (backend: Backend) => createClient({ ...shop.options, backend });
    const machine = uploadMachine.provide({ actors: uploadActors(uploadWith(open)) });
    const actor = createActor(machine, { input: { createId: () => '1' } });
    const progress: unknown[] = [];
    actor.subscribe(({ context: { items } }) => progress.push(items[0]?.progress));
    actor.start();
    actor.send({ type: 'files.add', files: [testPicture()] });
    const done = await waitFor(actor, (snapshot) => snapshot.context.items[0]?.status !== 'uploading');
    expect(progress).toContain(50);
    expect([done.context.items[0]?.failure, uploadedOf(done).length]).toEqual([null, 1]);
  });
});
