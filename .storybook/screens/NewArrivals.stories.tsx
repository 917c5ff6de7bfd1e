import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/New arrivals' };
export default meta;

const scene = { path: paths.newArrivals() };

export const Filled = screenStory('filled', scene);
