import type { Uploaded } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { checkFiles } from '@mallard/domain/rules';
import { assign, type DoneActorEvent, type ErrorActorEvent, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { failureOf, notProvided } from '../actors/notProvided.ts';
import { uploadActors } from './uploadActors.ts';
import { changeItem, nextItems, queuedItem, reorderItems, uploadedItem } from './uploadQueue.ts';
import type { UploadContext, UploadEmitted, UploadEvent, UploadInput, UploadStatus } from './uploadTypes.ts';

export type { Effect } from '../actors/effect.ts';
export { type UploadEffects, uploadActors } from './uploadActors.ts';
export type * from './uploadTypes.ts';

/** Default number of parallel uploads. */
export const UPLOADS_AT_ONCE = 3;

function has({ items }: UploadContext, requiredStatus: UploadStatus): boolean {
  return items.some(({ status }) => status === requiredStatus);
}

/** Returns progress in percent; `undefined` for an unknown or wrong size. */
function percentOf(progress: number): number | undefined {
  return Number.isFinite(progress) ? Math.min(Math.max(progress, 0), 100) : undefined;
}

const uploadSetup = setup({
  types: {} as {
    context: UploadContext;
    input: UploadInput;
    events: UploadEvent | DoneActorEvent<Uploaded, string> | ErrorActorEvent<unknown, string>;
    emitted: UploadEmitted;
    tags: 'busy';
  },
  actors: uploadActors({ upload: notProvided('upload') }),
  guards: {
    isUploading: ({ context }) => has(context, 'uploading'),
    isPaused: ({ context }) => has(context, 'queued') && !has(context, 'uploading'),
    isIdle: ({ context }) => !has(context, 'queued') && !has(context, 'uploading'),
    hasItem: ({ context }, { id }: { id: string }) => context.items.some((item) => item.id === id),
    hasFailed: ({ context }, { id }: { id: string }) =>
      context.items.some((item) => item.id === id && item.status === 'failed'),
  },
  actions: {
    add: enqueueActions(({ context, enqueue }, { files }: { files: readonly File[] }) => {
      const { items, createId, accept, maxBytes, maxFiles } = context;
      const { accepted, refused } = checkFiles(files, {
        ...(accept && { accept }),
        ...(maxBytes !== undefined && { maxBytes }),
        ...(maxFiles !== undefined && { maxFiles }),
        present: items.flatMap(({ file }) => file ?? []),
        count: items.length,
      });
      enqueue.assign({ items: [...items, ...accepted.map((file) => queuedItem(createId(), file))], refused });
      if (refused.length > 0) enqueue.emit({ type: 'files.refused', refused });
    }),
    /** Starts the next uploads. */
    begin: enqueueActions(({ context, enqueue, self }) => {
      if (!context.isOnline) return;
      let { items } = context;
      for (const { id, file } of nextItems(items, context.atOnce)) {
        if (file === null) continue;
        items = changeItem(items, id, { status: 'uploading', progress: undefined, failure: null });
        const onProgress = (progress: number) => self.send({ type: 'item.progressed', id, progress });
        enqueue.spawnChild('upload', { id, input: { file, onProgress } });
      }
      enqueue.assign({ items });
    }),
    requeue: assign({
      items: ({ context }, { id }: { id: string }) =>
        changeItem(context.items, id, { status: 'queued', failure: null }),
    }),
    remove: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue.assign({ items: context.items.filter((item) => item.id !== id) });
    }),
    reorder: assign({
      items: ({ context }, { ids }: { ids: readonly string[] }) => reorderItems(context.items, ids),
    }),
    setProgress: assign({
      items: ({ context }, { id, progress }: { id: string; progress: number }) =>
        changeItem(context.items, id, { progress: percentOf(progress) }),
    }),
    finish: enqueueActions(({ context, enqueue }, { id, uploaded }: { id: string; uploaded: Uploaded }) => {
      enqueue.stopChild(id);
      enqueue.assign({ items: changeItem(context.items, id, { status: 'done', uploaded }) });
      enqueue.emit({ type: 'item.done', id, uploaded });
    }),
    fail: enqueueActions(({ context, enqueue }, { id, error }: { id: string; error: ApiError }) => {
      enqueue.stopChild(id);
      if (!context.isOnline && error.kind === 'Network') {
        enqueue.assign({ items: changeItem(context.items, id, { status: 'queued' }) });
        return;
      }
      enqueue.assign({ items: changeItem(context.items, id, { status: 'failed', failure: error }) });
      enqueue.emit({ type: 'item.failed', id, error });
    }),
    setOnline: assign(({ context }, { isOnline }: { isOnline: boolean }) => ({
      isOnline,
      // Retries what failed without a network.
      items: context.items.map((item) =>
        isOnline && item.failure?.kind === 'Network' ? ({ ...item, status: 'queued', failure: null } as const) : item,
      ),
    })),
  },
});

/** Uploads of pictures: some in parallel, each with its progress, in the shopper's order. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input: { createId, atOnce = UPLOADS_AT_ONCE, isOnline = true, uploaded = [], ...limits } }) => ({
    createId,
    atOnce,
    isOnline,
    refused: [],
    maxFiles: limits.maxFiles,
    maxBytes: limits.maxBytes,
    accept: limits.accept,
    items: uploaded.map(uploadedItem),
  }),
  initial: 'idle',
  on: {
    'files.add': { actions: [{ type: 'add', params: ({ event }) => event }, 'begin'] },
    'item.retry': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: [{ type: 'requeue', params: ({ event }) => event }, 'begin'],
    },
    'item.remove': {
      guard: { type: 'hasItem', params: ({ event }) => event },
      actions: [{ type: 'remove', params: ({ event }) => event }, 'begin'],
    },
    'items.reorder': { actions: { type: 'reorder', params: ({ event }) => event } },
    'item.progressed': { actions: { type: 'setProgress', params: ({ event }) => event } },
    'network.changed': { actions: [{ type: 'setOnline', params: ({ event }) => event }, 'begin'] },
    'xstate.done.actor.*': {
      actions: [{ type: 'finish', params: ({ event }) => ({ id: event.actorId, uploaded: event.output }) }, 'begin'],
    },
    'xstate.error.actor.*': {
      actions: [
        { type: 'fail', params: ({ event }) => ({ id: event.actorId, error: failureOf(event.error) }) },
        'begin',
      ],
    },
  },
  states: {
    /** Nothing is queued or in flight. */
    idle: {
      always: [
        { guard: 'isUploading', target: 'uploading' },
        { guard: 'isPaused', target: 'paused' },
      ],
    },
    uploading: {
      tags: 'busy',
      always: [
        { guard: 'isIdle', target: 'idle' },
        { guard: 'isPaused', target: 'paused' },
      ],
    },
    /** Queued pictures wait for the network. */
    paused: {
      always: [
        { guard: 'isUploading', target: 'uploading' },
        { guard: 'isIdle', target: 'idle' },
      ],
    },
  },
});

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** Returns the uploaded pictures in the shopper's order, as a review contains them. */
export function uploadedOf({ context: { items } }: UploadSnapshot): Uploaded[] {
  return items.flatMap(({ uploaded }) => uploaded ?? []);
}

/** Why the form cannot be sent yet: some pictures are in flight, wait for the network, or have failed. */
export type UploadDisabledReason = 'uploading' | 'offline' | 'failed';

/** Returns why the form cannot be sent yet; `null` when all pictures are uploaded. */
export function disabledReasonOf(snapshot: UploadSnapshot): UploadDisabledReason | null {
  if (snapshot.matches('uploading')) return 'uploading';
  if (snapshot.matches('paused')) return 'offline';
  return snapshot.context.items.some(({ status }) => status === 'failed') ? 'failed' : null;
}
