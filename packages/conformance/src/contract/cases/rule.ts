import type { Endpoint } from '@mallard/domain/contract';
import type { ContractTarget } from '../contractTarget.ts';
import type { World } from '../world.ts';

/** What the shop does not allow, although each request is well formed. */
export interface Rule {
  endpoint: Endpoint;
  sentence: string;
  tryOn(world: World, target: ContractTarget): Promise<void>;
}
