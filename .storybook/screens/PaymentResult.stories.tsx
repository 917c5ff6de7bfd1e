import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { paidOrder } from './scenePaths.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Payment result' };
export default meta;

const scene = { path: paidOrder(paths.paymentResult), as: 'demo' as const };

export const Filled = screenStory('filled', scene);
