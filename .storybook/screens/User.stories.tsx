import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/User centre' };
export default meta;

const scene = { path: paths.user(), as: 'demo' as const };

export const Filled = screenStory('filled', scene);
export const Empty = screenStory('empty', { ...scene, as: 'newcomer' });
