import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Deals' };
export default meta;

const scene = { path: paths.deals() };

export const Filled = screenStory('filled', scene);
