import { cartLineMachine } from '@mallard/state-machines/cart';
import { cartLinePlan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { CartLineFace } from './CartLineFace.tsx';
import * as stories from './cartLine.stories.tsx';
import { machineStories } from './machineStories.tsx';

const meta: Meta = { title: 'Machines/Cart line' };
export default meta;

/** On its own, without the cart that it tells. */
const alone = cartLineMachine.provide({ actions: { tellCart: () => {} } });
const { at, chart } = machineStories(alone, cartLinePlan, CartLineFace);

export const Chart = chart(() => stories);
export const Idle = at('idle');
export const Resting = at('resting');
export const Writing = at('writing');
export const Written = at('written');
export const Refused = at('refused');
