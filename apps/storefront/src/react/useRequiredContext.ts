import { type Context, useContext } from 'react';

/**
 * Returns the value of a context.
 *
 * @param providerName name of the provider for the error message
 * @throws {Error} outside of the provider
 */
export function useRequiredContext<T>(context: Context<T | null>, providerName: string): T {
  const value = useContext(context);
  if (value === null)
    throw new Error(`Missing provider: render this component inside <${providerName}>, which <App> renders.`);
  return value;
}
