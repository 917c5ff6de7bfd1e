import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Log in' };
export default meta;

const scene = { path: paths.login(undefined) };

export const Filled = screenStory('filled', scene);
