import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../config/startupError.ts';
import type { CreatePaymentGateway } from './paymentGateway.ts';

/**
 * Loads the payment provider of a shop with real payments.
 *
 * @param path of an ES module, whose default export creates the gateway; relative to the working directory
 * @throws {StartupError} if there is none, it can't be loaded, or it doesn't export a function
 */
export async function loadPaymentGateway(path: string | null): Promise<CreatePaymentGateway> {
  if (path === null)
    throw new StartupError(
      'A shop with SAMPLE_SHOP=off needs a payment provider, because payments are not simulated. Name the module of one in PAYMENT_PROVIDER, or unset SAMPLE_SHOP to start the sample shop.',
    );
  const loaded: unknown = await import(pathToFileURL(resolve(path)).href).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The module ${path}, named by PAYMENT_PROVIDER, cannot be loaded: ${why}`);
  });
  if (!hasGateway(loaded))
    throw new StartupError(
      `The module ${path}, named by PAYMENT_PROVIDER, has no default export that creates a gateway. Export a function that returns a PaymentGateway.`,
    );
  return loaded.default;
}

function hasGateway(loaded: unknown): loaded is { default: CreatePaymentGateway } {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded && typeof loaded.default === 'function';
}
