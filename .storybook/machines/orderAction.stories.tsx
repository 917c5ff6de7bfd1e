import { orderActionMachine } from '@mallard/state-machines/orders';
import { orderActionPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { machineStories } from './machineStories.tsx';
import { OrderActionFace } from './OrderActionFace.tsx';
import * as stories from './orderAction.stories.tsx';

const meta: Meta = { title: 'Machines/Order action' };
export default meta;

const { at, chart } = machineStories(orderActionMachine, orderActionPlan, OrderActionFace);

export const Chart = chart(() => stories);
export const Confirming = at('confirming');
export const Running = at('running');
export const Failed = at('failed');
export const Done = at('done');
export const Dismissed = at('dismissed');
