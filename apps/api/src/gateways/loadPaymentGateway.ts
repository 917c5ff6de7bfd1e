import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../config/startupError.ts';
import type { CreatePaymentGateway, PaymentGateway, PaymentGatewayOptions } from './paymentGateway.ts';

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

/**
 * Creates the gateway of a loaded module.
 *
 * @throws {StartupError} if the module fails, or what it returns is not a gateway
 */
export async function openPaymentGateway(
  create: CreatePaymentGateway,
  options: PaymentGatewayOptions,
): Promise<PaymentGateway> {
  const gateway = await Promise.resolve()
    .then(() => create(options))
    .catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new StartupError(`The payment provider that PAYMENT_PROVIDER names could not be started: ${why}`);
    });
  const { name, payUrl, refund, pages } = gateway ?? {};
  if (typeof name !== 'string' || typeof payUrl !== 'function' || typeof refund !== 'function' || pages === undefined)
    throw new StartupError(
      'The payment provider that PAYMENT_PROVIDER names is not a PaymentGateway: it needs name, payUrl(), refund() and pages, which can be null.',
    );
  return gateway;
}

function hasGateway(loaded: unknown): loaded is { default: CreatePaymentGateway } {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded && typeof loaded.default === 'function';
}
