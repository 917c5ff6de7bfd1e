import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Boundary } from './Boundary.tsx';

const text = {
  fine: both('12 条评价', '12 reviews'),
  crash: both('弄坏它', 'Break it'),
  own: both('评价暂时看不了', 'The reviews cannot be shown just now'),
  title: both('评价出错了', 'The reviews are broken'),
};

function Reviews({ isBroken }: { isBroken: boolean }) {
  const t = useSampleLocale();
  if (isBroken) throw new Error('broken');
  return <p>{text.fine[t]}</p>;
}

const meta = {
  title: 'Feedback/Boundary',
  component: Boundary,
  args: { children: null, onError: fn(), onReset: fn() },
  // React logs the caught errors, which would fail the story.
  beforeEach: () => {
    const logging = spyOn(console, 'error').mockImplementation(() => {});
    return () => logging.mockRestore();
  },
  render: function Broken(args) {
    const t = useSampleLocale();
    const [isBroken, setBroken] = useState(false);
    return (
      <Stack gap={16}>
        <Button variant="quiet" onPress={() => setBroken(true)}>
          {text.crash[t]}
        </Button>
        <Boundary
          {...args}
          onReset={() => {
            setBroken(false);
            args.onReset?.();
          }}
        >
          <Reviews isBroken={isBroken} />
        </Boundary>
      </Stack>
    );
  },
} satisfies Meta<typeof Boundary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Catches an error, shows it, and renders its children again. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'feedback', 'ErrorPanel');
    await expect(canvas.getByText(textOf(globals, text.fine))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.crash) }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('unknown'));
    await expect(args.onError).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onReset).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText(textOf(globals, text.fine))).toBeVisible();
  },
};
/** Failed content with the default panel, with its own text, and with a custom fallback. */
export const Matrix: Story = {
  render: function Each(args) {
    const t = useSampleLocale();
    return (
      <Stack gap={16}>
        <Boundary {...args}>
          <Reviews isBroken={false} />
        </Boundary>
        <Boundary {...args}>
          <Reviews isBroken />
        </Boundary>
        <Boundary {...args} title={text.title[t]} reference="8f2c-41d7" kind="server">
          <Reviews isBroken />
        </Boundary>
        <Boundary {...args} fallback={() => <p>{text.own[t]}</p>}>
          <Reviews isBroken />
        </Boundary>
      </Stack>
    );
  },
};
/** The cause persists: it fails again, is announced again, and Retry keeps the focus. */
export const BreaksAgain: Story = {
  render: (args) => (
    <Boundary {...args}>
      <Reviews isBroken />
    </Boundary>
  ),
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'feedback', 'ErrorPanel');
    const first = canvas.getByRole('alert');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onError).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('alert')).not.toBe(first);
    await expect(canvas.getByRole('button', { name: t('retry') })).toHaveFocus();
  },
};
