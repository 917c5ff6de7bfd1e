import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Errors' };
export default meta;

export const Forbidden = screenStory('filled', { path: paths.forbidden() });
export const NotFound = screenStory('filled', { path: '/404' });
export const TooManyRequests = screenStory('filled', { path: '/429' });
export const ServerError = screenStory('filled', { path: '/500' });
