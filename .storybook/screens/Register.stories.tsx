import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Register' };
export default meta;

const scene = { path: paths.register(undefined) };

export const Filled = screenStory('filled', scene);
