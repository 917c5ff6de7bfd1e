import type { Endpoint } from '@mallard/domain/contract';
import type { ContractTarget } from '../contractTarget.ts';
import type { World } from '../world.ts';

/** A rule of the shop that refuses a valid request. */
export interface Rule {
  endpoint: Endpoint;
  sentence: string;
  tryOn(world: World, target: ContractTarget): Promise<void>;
}
