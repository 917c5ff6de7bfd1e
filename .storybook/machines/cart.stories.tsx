import { cartMachine } from '@mallard/state-machines/cart';
import { cartPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { CartFace } from './CartFace.tsx';
import * as stories from './cart.stories.tsx';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/Cart' };
export default meta;

const { at, chart } = machineStories(cartMachine, cartPlan, CartFace);

export const Chart = chart(() => stories);
export const OwnerUnknown = at('owner.unknown');
export const OwnerVisitor = at('owner.visitor');
export const OwnerShopperMerging = at('owner.shopper.merging');
export const OwnerShopperReading = at('owner.shopper.reading');
export const OwnerShopperUnread = at('owner.shopper.unread');
export const OwnerShopperShown = at('owner.shopper.shown');
export const OwnerShopperRereading = at('owner.shopper.rereading');
export const ConnectionOnline = at('connection.online');
export const ConnectionOffline = at('connection.offline');
export const ConnectionReplaying = at('connection.replaying');
export const ConnectionBehind = at('connection.behind');
