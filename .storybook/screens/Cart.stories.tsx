import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { withCartItems } from './scenePaths.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Cart' };
export default meta;

const scene = { path: withCartItems(paths.cart()), as: 'demo' as const };

export const Filled = screenStory('filled', scene);
export const Busy = screenStory('busy', scene);
export const Empty = screenStory('empty', { path: paths.cart(), as: 'newcomer' });
export const Failed = screenStory('failed', scene);
export const Offline = screenStory('offline', scene);
