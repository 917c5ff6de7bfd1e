import { checkoutMachine } from '@mallard/state-machines/checkout';
import { checkoutPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { CheckoutFace } from './CheckoutFace.tsx';
import * as stories from './checkout.stories.tsx';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/Checkout' };
export default meta;

const { at, chart } = machineStories(checkoutMachine, checkoutPlan, CheckoutFace);

export const Chart = chart(() => stories);
export const Restoring = at('restoring');
export const Loading = at('loading');
export const Empty = at('empty');
export const Pricing = at('pricing');
export const Unpriced = at('unpriced');
export const Priced = at('priced');
export const Repriced = at('repriced');
export const SubmittingKeeping = at('submitting.keeping');
export const SubmittingSending = at('submitting.sending');
export const ConfirmingResting = at('confirming.resting');
export const ConfirmingLooking = at('confirming.looking');
export const ConfirmingUnresolved = at('confirming.unresolved');
export const Refused = at('refused');
export const Settling = at('settling');
export const Placed = at('placed');
