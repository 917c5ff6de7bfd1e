import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';

const favorite = both('收藏', 'Add to favorites');
const remind = both('到货提醒我', 'Tell me when it is back');
const long = both(
  '这件商品重新到货或者降到我收藏时的价格以下时，用短信和站内通知提醒我',
  'Tell me by text message and in my notifications when this is back in stock or drops below the price I saved it at',
);

function Sample(props: Omit<ToggleButtonProps, 'label'>) {
  return <ToggleButton {...props} label={favorite[useSampleLocale()]} />;
}

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { icon: Heart, label: '', onChange: fn() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its name in both states; only `aria-pressed` changes. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals, favorite), pressed: false });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName(textOf(globals, favorite));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(true));
    await expect(button).toHaveFocus();
  },
};

function MatrixSample() {
  const locale = useSampleLocale();
  const variants = ['pill', 'plain', 'disc'] as const;
  return (
    <Stack gap={16}>
      {variants.map((variant) => (
        <Surface key={variant} elevation="flat" {...(variant === 'disc' ? { tone: 'warm' } : { tone: 'surface' })}>
          <Stack gap={12}>
            {(['md', 'sm'] as const).map((size) => (
              <Inline key={size} gap={16}>
                <ToggleButton icon={Heart} label={favorite[locale]} variant={variant} size={size} />
                <ToggleButton icon={Heart} label={favorite[locale]} variant={variant} size={size} defaultSelected />
                <ToggleButton
                  icon={Bell}
                  label={remind[locale]}
                  variant={variant}
                  size={size}
                  tone="brand"
                  defaultSelected
                />
                <ToggleButton
                  icon={Heart}
                  label={favorite[locale]}
                  variant={variant}
                  size={size}
                  isPending
                  defaultSelected
                />
                <ToggleButton icon={Heart} label={favorite[locale]} variant={variant} size={size} isDisabled />
                <ToggleButton
                  icon={Heart}
                  label={favorite[locale]}
                  variant={variant}
                  size={size}
                  isDisabled
                  defaultSelected
                />
              </Inline>
            ))}
          </Stack>
        </Surface>
      ))}
    </Stack>
  );
}
/** Every variant, size and state side by side. */
export const Matrix: Story = { render: () => <MatrixSample /> };

/** Changes before the server has answered, and keeps the state afterwards. */
export const Optimistic: Story = {
  args: { onChange: fn(() => new Promise((done) => setTimeout(done, 300))) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'), { timeout: 200 });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A rejection reverts the change and is announced. */
export const Rollback: Story = {
  args: { variant: 'plain', onChange: fn(() => new Promise((_, refuse) => setTimeout(refuse, 100))) },
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals, favorite) });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    const failed = messagesOf(globals, 'actions', 'ToggleButton')('failed', { label: textOf(globals, favorite) });
    await expect(await within(document.body).findByText(failed)).toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

function LongSample() {
  const label = long[useSampleLocale()];
  return (
    <Grid columns={1}>
      <ToggleButton icon={Bell} label={label} tone="brand" />
      <ToggleButton icon={Bell} label={label} tone="brand" size="sm" defaultSelected />
    </Grid>
  );
}
/** Wraps its label inside the button. */
export const LongText: Story = { render: () => <LongSample /> };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
