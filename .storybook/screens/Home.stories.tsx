import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Home' };
export default meta;

const scene = { path: paths.home() };

export const Filled = screenStory('filled', scene);
export const Busy = screenStory('busy', scene);
export const Empty = screenStory('empty', { ...scene, as: 'visitor', stock: 'noProducts' });
export const Failed = screenStory('failed', scene);
export const Offline = screenStory('offline', scene);
