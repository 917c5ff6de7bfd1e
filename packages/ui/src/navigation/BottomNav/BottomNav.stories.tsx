import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { textOf, wordsOf } from '../../fixtures/wordsOf.ts';
import { BottomNav } from './BottomNav.tsx';
import { bottomNavWords } from './BottomNav.words.ts';

function Sample({ currentKey }: { currentKey: string }) {
  return <BottomNav items={sampleShell(useSampleLocale()).bottomNav} currentKey={currentKey} />;
}

const meta = {
  title: 'Navigation/BottomNav',
  component: Sample,
  args: { currentKey: 'home' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen below 1024 px. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const hidden = true;
    await expect(canvas.getByRole('link', { name: textOf(globals, both('首页', 'Home')), hidden })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      canvas.getByRole('link', { name: wordsOf(globals, bottomNavWords).cartWithCount(3), hidden }),
    ).toBeInTheDocument();
  },
};
export const InCart: Story = { args: { currentKey: 'cart' } };
