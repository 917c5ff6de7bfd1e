import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { completedOrder } from './scenePaths.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Review' };
export default meta;

const scene = { path: completedOrder(paths.review), as: 'demo' as const };

export const Filled = screenStory('filled', scene);
