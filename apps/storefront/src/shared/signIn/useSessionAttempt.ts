import { ApiFailure } from '@mallard/domain/errors';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';

/** State of an attempt to sign in or register. */
export interface SessionAttempt {
  isBusy: boolean;
  /** Error of the last attempt; the same object until the next attempt. */
  failure: ApiFailure | null;
}

/** Returns the state of the session machine for a login or registration form. Clears the error on unmount. */
export function useSessionAttempt(): SessionAttempt {
  const { auth } = useServices().actors;
  const isBusy = useSession(({ isAttempting }) => isAttempting);
  const error = useSession(({ refusal }) => refusal);
  useEffect(() => () => auth.send({ type: 'error.dismiss' }), [auth]);
  const failure = useMemo(() => (error ? new ApiFailure(error) : null), [error]);
  return { isBusy, failure };
}
