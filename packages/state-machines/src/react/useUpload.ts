import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  disabledReasonOf,
  type UploadEffects,
  type UploadEmitted,
  type UploadInput,
  type UploadSnapshot,
  uploadActors,
  uploadMachine,
} from '../upload/uploadMachine.ts';
import { useNetworkEvents } from './useNetworkEvents.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseUploadOptions extends ActorHookOptions<UploadEmitted> {
  /** Keep it the same object between renders. */
  actors: UploadEffects;
  /** Read once, except `isOnline`. */
  input: UploadInput;
}

function factsOf(snapshot: UploadSnapshot) {
  const { items, refused } = snapshot.context;
  return { items, refused, disabledReason: disabledReasonOf(snapshot), isBusy: snapshot.hasTag('busy') };
}

/**
 * Uploads pictures. Creates an {@link uploadMachine} that lives as long as the component; unmounting cancels uploads. The
 * functions fit `Uploader` of `@mallard/ui`.
 */
export function useUpload({ actors, input, ...options }: UseUploadOptions) {
  const machine = useMemo(() => uploadMachine.provide({ actors: uploadActors(actors) }), [actors]);
  const actor = useOwnActor(machine, { input, ...options });
  useNetworkEvents(actor, input.isOnline);
  const facts = useSelector(actor, factsOf, shallowEqual);
  const sends = useMemo(
    () => ({
      add: (files: readonly File[]) => actor.send({ type: 'files.add', files }),
      retry: (id: string) => actor.send({ type: 'item.retry', id }),
      remove: (id: string) => actor.send({ type: 'item.remove', id }),
      reorder: (ids: readonly string[]) => actor.send({ type: 'items.reorder', ids }),
    }),
    [actor],
  );
  return { actor, ...facts, ...sends };
}
