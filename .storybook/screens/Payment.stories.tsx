import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { unpaidOrder } from './scenePaths.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Payment' };
export default meta;

const scene = { path: unpaidOrder(paths.payment), as: 'demo' as const };

export const Filled = screenStory('filled', scene);
export const Busy = screenStory('busy', scene);
export const Failed = screenStory('failed', scene);
