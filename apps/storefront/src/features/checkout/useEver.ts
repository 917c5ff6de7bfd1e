import { useState } from 'react';

/** Returns `true` once the value has been `true` in any render. */
export function useEver(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}
