import type { Backend } from '@mallard/domain/client';
import { endpoints } from '@mallard/domain/contract/all';
import type { ContractTarget } from '../contract/contractTarget.ts';
import { ContractViolation } from '../contract/contractViolation.ts';
import type { ConformanceConfig } from './conformanceConfig.ts';

/**
 * Creates a target for a back end at a URL.
 *
 * @param url with or without the contract's own `/api` at its end
 * @param fetch the platform's
 */
export function createHttpTarget(
  url: string,
  config: ConformanceConfig,
  fetch: typeof globalThis.fetch,
): ContractTarget {
  const { hooks, accounts, demo = accounts?.[0], productUuid, callbackSecret } = config;
  const backend: Backend = (request) => {
    for (const [name, value] of Object.entries(config.headers)) request.headers.set(name, value);
    // A redirect is a response to validate, and is not followed.
    const limit = AbortSignal.timeout(config.timeoutSeconds * 1000);
    return fetch(request, { redirect: 'manual', signal: AbortSignal.any([request.signal, limit]) });
  };

  /** Calls a hook; does nothing for `wait`. */
  async function call(method: 'GET' | 'POST', template: string, values: Record<string, string>): Promise<string> {
    if (template === 'wait') return '';
    const address = template.replace(/\{(\w+)\}/g, (gap, name: string) => encodeURIComponent(values[name] ?? gap));
    const response = await backend(new Request(address, { method }));
    if (!response.ok) throw new ContractViolation(`the hook ${method} ${address} answered ${response.status}`);
    return response.text();
  }

  const { approvePayment, ship, approveAfterSale, readVerificationCode } = hooks;
  return {
    backend,
    baseUrl: toBaseUrl(url),
    demo: demo ?? { username: 'demo', password: 'demo1234' },
    passwordHashing: config.passwordHashing as ContractTarget['passwordHashing'],
    patience: config.patienceSeconds * 1000,
    notOffered: endpoints.filter(({ name, area }) => isNamed(config, name, area)).map(({ name }) => name),
    ...(accounts && { accounts }),
    ...(productUuid && { productUuid }),
    ...(callbackSecret && { callbackSecret }),
    ...(approvePayment && {
      approvePayment: async (paymentId: string) => void (await call('POST', approvePayment, { paymentId })),
    }),
    ...(ship && { ship: async (orderId: string) => void (await call('POST', ship, { orderId })) }),
    ...(approveAfterSale && {
      approveAfterSale: async (afterSaleId: string) => void (await call('POST', approveAfterSale, { afterSaleId })),
    }),
    ...(readVerificationCode && {
      readVerificationCode: async (phone: string) =>
        /(?<!\d)\d{6}(?!\d)/.exec(await call('GET', readVerificationCode, { phone }))?.[0] ?? '',
    }),
  };
}

function isNamed({ notOffered }: ConformanceConfig, name: string, area: string): boolean {
  return notOffered.includes(name) || notOffered.includes(area);
}

/** Removes `/api`, with which most paths of the contract begin. */
function toBaseUrl(url: string): string {
  return url.replace(/\/+$/, '').replace(/\/api$/, '');
}
