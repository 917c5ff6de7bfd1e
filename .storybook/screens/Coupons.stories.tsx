import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Coupons' };
export default meta;

const scene = { path: paths.coupons(), as: 'demo' as const };

export const Filled = screenStory('filled', scene);
export const Busy = screenStory('busy', scene);
/** The claim centre has something for everybody; a newcomer has claimed nothing yet. */
export const Empty = screenStory('empty', { path: `${paths.coupons()}?scope=claimed`, as: 'newcomer' });
export const Failed = screenStory('failed', scene);
