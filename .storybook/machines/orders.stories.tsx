import { ordersMachine } from '@mallard/state-machines/orders';
import { ordersPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { machineStories } from './machineStories.tsx';
import { OrdersFace } from './OrdersFace.tsx';
import * as stories from './orders.stories.tsx';

const meta: Meta = { title: 'Machines/Orders' };
export default meta;

const { at, chart } = machineStories(ordersMachine, ordersPlan, OrdersFace);

export const Chart = chart(() => stories);
export const All = at('all');
export const Unpaid = at('unpaid');
export const Unshipped = at('unshipped');
export const Shipped = at('shipped');
export const Completed = at('completed');
export const Cancelled = at('cancelled');
