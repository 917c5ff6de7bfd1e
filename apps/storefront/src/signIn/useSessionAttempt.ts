import { type ApiError, ApiFailure } from '@mallard/domain/errors';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useServices } from '../shell/services.ts';

/** How an attempt to sign in or register stands. */
export interface SessionAttempt {
  isBusy: boolean;
  /** Why the last attempt was refused; the same object until the next one. */
  failure: ApiFailure | null;
}

/** Follows the session's machine for a form that signs in or registers. Leaving the form forgets its error. */
export function useSessionAttempt(): SessionAttempt {
  const { auth } = useServices().actors;
  // Reading the stored session at the start of a tab is busy too, but nothing that this form has asked for.
  const isBusy = useSelector(
    auth,
    (snapshot) => snapshot.hasTag('busy') && !snapshot.matches('restoring') && !snapshot.matches('signingOut'),
  );
  const error = useSelector(auth, (snapshot): ApiError | null =>
    snapshot.matches({ signedOut: 'refused' }) ? snapshot.context.error : null,
  );
  useEffect(() => () => auth.send({ type: 'error.dismiss' }), [auth]);
  const failure = useMemo(() => (error ? new ApiFailure(error) : null), [error]);
  return { isBusy, failure };
}
