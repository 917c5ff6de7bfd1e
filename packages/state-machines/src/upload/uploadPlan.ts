import { networkError, timeoutError } from '@mallard/domain/errors';
import type { PlanOptions } from '../testing/planPaths.ts';
import type { UploadContext, UploadInput } from './uploadTypes.ts';

const file = new File(['duck'], 'duck.png', { type: 'image/png', lastModified: 1 });
const uploaded = { id: 'u1', url: '/u1.webp', width: 320, height: 320 };

/** All events that can happen to one picture, for path tests. */
export const uploadPlan = {
  input: { createId: () => 'duck' } satisfies UploadInput,
  events: [
    { type: 'files.add', files: [file] },
    { type: 'item.retry', id: 'duck' },
    { type: 'item.remove', id: 'duck' },
    { type: 'items.reorder', ids: ['duck'] },
    { type: 'item.progressed', id: 'duck', progress: 50 },
    { type: 'network.changed', isOnline: false },
    { type: 'network.changed', isOnline: true },
    { type: 'xstate.done.actor.duck', actorId: 'duck', output: uploaded },
    { type: 'xstate.error.actor.duck', actorId: 'duck', error: networkError() },
    { type: 'xstate.error.actor.duck', actorId: 'duck', error: timeoutError() },
  ],
  // Only a picture in flight gets a response.
  canHappen: ({ context }, { type }) =>
    !type.startsWith('xstate.') || context.items.some(({ status }: { status: string }) => status === 'uploading'),
  contextKey: ({ items, isOnline }: UploadContext) => [
    isOnline,
    ...items.map(({ status, progress, failure }) => [status, progress ?? 0, failure?.kind ?? '']),
  ],
} satisfies PlanOptions;
