import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { selectedOrder } from './scenePaths.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Order' };
export default meta;

const scene = { path: selectedOrder(paths.order), hasSelectedOrder: true, as: 'demo' as const };

export const Filled = screenStory('filled', scene);
export const Busy = screenStory('busy', scene);
export const Failed = screenStory('failed', scene);
