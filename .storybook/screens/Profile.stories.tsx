import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Profile' };
export default meta;

const scene = { path: paths.profile(), as: 'demo' as const };

export const Filled = screenStory('filled', scene);
