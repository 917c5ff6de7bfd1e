import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { withCartItems } from './scenePaths.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Checkout' };
export default meta;

const scene = { path: withCartItems(paths.checkout()), as: 'demo' as const };

export const Filled = screenStory('filled', scene);
export const Busy = screenStory('busy', scene);
export const Empty = screenStory('empty', { path: paths.checkout(), as: 'newcomer' });
export const Failed = screenStory('failed', scene);
