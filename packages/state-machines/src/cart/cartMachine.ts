import type { SnapshotFrom } from 'xstate';
import { cartSetup, emptyContext, refuseInvalidQuantity } from './cartSetup.ts';
import { connection } from './connectionStates.ts';
import { shopper } from './shopperStates.ts';

// The declaration of the machine refers to this type, which needs an import here.
export type { Minor } from '@mallard/domain/money';
export type { Effect } from '../actors/effect.ts';
export * from './cartActors.ts';
export * from './cartLineMachine.ts';
export * from './cartSelectors.ts';
export type * from './cartTypes.ts';
export type * from './mergeReport.ts';

/**
 * The cart of a guest or of the signed-in shopper. Changes of a line show at once. A guest's are stored on the device.
 * A shopper's are written by a child machine, and reverted with a reason if the server refuses them. Signing in merges
 * the guest cart. Changes that could not be sent are sent when the server is reachable again. The app provides the
 * actors.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input: { createKey, cachedProductOf = () => undefined } }) => ({
    createKey,
    cachedProductOf,
    ...emptyContext,
    userUuid: undefined,
    guestLines: [],
    log: null,
  }),
  type: 'parallel',
  invoke: { id: 'device', src: 'device' },
  on: {
    'guest.changed': { actions: { type: 'setGuestLines', params: ({ event }) => event } },
    'guest.refused': { actions: { type: 'refuseGuestChange', params: ({ event }) => event } },
    'intents.changed': { actions: { type: 'setLog', params: ({ event }) => event } },
    'cart.updated': { actions: { type: 'setCart', params: ({ event }) => event } },
    'line.forget': { actions: { type: 'forget', params: ({ event }) => event } },
    'cart.flush': { actions: 'flushLines' },
    'merge.dismiss': { actions: 'dismissMerge' },
    'xstate.done.actor.line.*': { actions: { type: 'finishLine', params: ({ event }) => event.output } },
  },
  states: {
    owner: {
      initial: 'unknown',
      on: {
        'owner.changed': [
          { guard: { type: 'isSameOwner', params: ({ event }) => event } },
          {
            guard: { type: 'isVisitor', params: ({ event }) => event },
            target: '.visitor',
            actions: { type: 'setOwner', params: ({ event }) => event },
          },
          {
            guard: 'hasGuestLines',
            target: '.shopper.merging',
            actions: { type: 'setOwner', params: ({ event }) => event },
          },
          { target: '.shopper', actions: { type: 'setOwner', params: ({ event }) => event } },
        ],
      },
      states: {
        unknown: {},
        visitor: {
          tags: 'known',
          on: {
            'line.add': [refuseInvalidQuantity, { actions: { type: 'changeGuestCart', params: ({ event }) => event } }],
            'line.set': [refuseInvalidQuantity, { actions: { type: 'changeGuestCart', params: ({ event }) => event } }],
            'line.remove': {
              actions: [
                { type: 'setRemoved', params: ({ event }) => event },
                { type: 'changeGuestCart', params: ({ event }) => event },
              ],
            },
            'line.restore': {
              guard: { type: 'isRemoved', params: ({ event }) => event },
              actions: [
                {
                  type: 'changeGuestCart',
                  params: ({ context, event: { skuUuid } }) => ({
                    type: 'line.add' as const,
                    skuUuid,
                    quantity: context.removed[skuUuid]?.quantity ?? 1,
                  }),
                },
                { type: 'restorePosition', params: ({ event }) => event },
                { type: 'forget', params: ({ event }) => event },
              ],
            },
          },
        },
        shopper,
      },
    },
    connection,
  },
});

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;
