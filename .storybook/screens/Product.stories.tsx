import type { Meta } from '@storybook/react-vite';
import { productPath, unknownProductPath } from './places.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Product' };
export default meta;

const scene = { path: productPath };

export const Filled = screenStory('filled', scene);
export const SoldOut = screenStory('filled', { ...scene, stock: 'soldOut' });
export const Busy = screenStory('busy', scene);
export const Failed = screenStory('failed', scene);
export const Offline = screenStory('offline', scene);
export const Unknown = screenStory('filled', { ...scene, path: unknownProductPath });
