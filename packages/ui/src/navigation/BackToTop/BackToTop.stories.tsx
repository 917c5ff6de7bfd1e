import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { SampleBoxes } from '../../fixtures/SampleBoxes.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { BackToTop } from './BackToTop.tsx';

const meta = {
  title: 'Navigation/BackToTop',
  component: BackToTop,
  args: { threshold: 300, targetId: 'top' },
  render: (args) => (
    <>
      <section id="top" aria-label="BackToTop">
        <Stack gap={16}>
          <SampleBoxes count={60} />
        </Stack>
      </section>
      <BackToTop {...args} />
    </>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Hidden at the top; a press moves the focus up with the page. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const name = messagesOf(globals, 'navigation', 'BackToTop')('backToTop');
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    scrollTo(900);
    const button = await canvas.findByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'BackToTop' })).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 });
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  },
};
/** Its look far down the page. */
export const Matrix: Story = {
  args: { threshold: -1 },
  play: async ({ canvas, globals }) => {
    const button = await canvas.findByRole('button', {
      name: messagesOf(globals, 'navigation', 'BackToTop')('backToTop'),
    });
    await waitFor(() => expect(getComputedStyle(button).opacity).toBe('1'));
  },
};
