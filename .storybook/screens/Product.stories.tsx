import { messagesIn } from '@mallard/ui/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localeOf } from '../machines/live/storyContext.ts';
import { productPath, unknownProductPath } from './scenePaths.ts';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/Product' };
export default meta;

const scene = { path: productPath };

export const Filled = screenStory('filled', scene);

const soldOut = screenStory('filled', { ...scene, stock: 'soldOut' });
export const SoldOut: StoryObj = {
  ...soldOut,
  async play(context) {
    await soldOut.play?.(context);
    const { canvas, globals } = context;
    await expect(
      canvas.getByRole('button', { name: messagesIn(localeOf(globals), 'product', 'BuyBar')('soldOut') }),
    ).toBeVisible();
  },
};

export const Busy = screenStory('busy', scene);
export const Failed = screenStory('failed', scene);
export const Offline = screenStory('offline', scene);
export const Unknown = screenStory('filled', { ...scene, path: unknownProductPath });
