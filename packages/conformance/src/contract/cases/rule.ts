import type { Endpoint } from '@mallard/domain/contract';
import type { ContractTarget } from '../contractTarget.ts';
import type { RunContext } from '../runContext.ts';

/** A rule of the shop that refuses a valid request. */
export interface Rule {
  endpoint: Endpoint;
  sentence: string;
  tryOn(context: RunContext, target: ContractTarget): Promise<void>;
}
