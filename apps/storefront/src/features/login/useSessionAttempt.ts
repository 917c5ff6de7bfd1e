import { ApiFailure } from '@mallard/domain/errors';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { useSession } from '../../session/session.ts';

/** How an attempt to sign in or register stands. */
export interface SessionAttempt {
  isBusy: boolean;
  /** Why the last attempt was refused; the same object until the next one. */
  failure: ApiFailure | null;
}

/** Follows the session's machine for a form that signs in or registers. Leaving the form forgets its error. */
export function useSessionAttempt(): SessionAttempt {
  const { auth } = useServices().actors;
  const isBusy = useSession(({ isAttempting }) => isAttempting);
  const error = useSession(({ refusal }) => refusal);
  useEffect(() => () => auth.send({ type: 'error.dismiss' }), [auth]);
  const failure = useMemo(() => (error ? new ApiFailure(error) : null), [error]);
  return { isBusy, failure };
}
