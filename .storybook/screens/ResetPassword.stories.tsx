import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Reset password' };
export default meta;

const scene = { path: paths.resetPassword(undefined) };

export const Filled = screenStory('filled', scene);
