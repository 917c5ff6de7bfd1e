import { type Context, useContext } from 'react';

/**
 * What a context gives to a screen.
 *
 * @param giver what has to stand above the screen, to be named where it does not
 * @throws {Error} outside it
 */
export function useRequiredContext<T>(context: Context<T | null>, giver: string): T {
  const given = useContext(context);
  if (given === null) throw new Error(`No ${giver} is above this: render it inside App.`);
  return given;
}
