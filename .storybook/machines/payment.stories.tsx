import { paymentMachine } from '@mallard/state-machines/payment';
import { paymentPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { machineStories } from './machineStories.tsx';
import { PaymentFace } from './PaymentFace.tsx';
import * as stories from './payment.stories.tsx';

const meta: Meta = { title: 'Machines/Payment' };
export default meta;

const { at, chart } = machineStories(paymentMachine, paymentPlan, PaymentFace);

export const Chart = chart(() => stories);
export const Restoring = at('restoring');
export const Reading = at('watching.reading');
export const Unread = at('watching.unread');
export const Ready = at('watching.payable.ready');
export const Refused = at('watching.payable.refused');
export const Failed = at('watching.payable.failed');
export const StartingKeeping = at('watching.payable.starting.keeping');
export const StartingSending = at('watching.payable.starting.sending');
export const StartingUnsure = at('watching.payable.starting.unsure');
export const OpenWaiting = at('watching.payable.open.waiting');
export const OpenLapsed = at('watching.payable.open.lapsed');
export const OpenConfirmingRecent = at('watching.payable.open.confirming.recent');
export const OpenConfirmingSlow = at('watching.payable.open.confirming.slow');
export const Late = at('watching.late');
export const Expired = at('watching.expired');
export const Cancelled = at('watching.cancelled');
export const Paid = at('paid');
export const Refunded = at('refunded');
