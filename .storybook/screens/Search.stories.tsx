import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Search' };
export default meta;

const scene = { path: paths.search('mug') };

export const Filled = screenStory('filled', scene);
export const NothingFound = screenStory('empty', { ...scene, as: 'visitor', path: paths.search('quokka') });
export const Busy = screenStory('busy', scene);
export const Failed = screenStory('failed', scene);
