import { guardMachine } from '@mallard/state-machines/guard';
import { guardPlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { GuardFace } from './GuardFace.tsx';
import * as stories from './guard.stories.tsx';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/Guard' };
export default meta;

const { at, chart } = machineStories(guardMachine, guardPlan, GuardFace);

export const Chart = chart(() => stories);
export const Waiting = at('waiting');
export const ShownFresh = at('shown.fresh');
export const ShownSettled = at('shown.settled');
export const Redirecting = at('redirecting');
export const Stuck = at('stuck');
