import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

const number = 'SF1420931182736';
const name = both('复制物流单号', 'Copy tracking number');
const order = both('订单号', 'Order number');
const long = both(
  '复制这个包裹的物流单号与承运公司名称',
  'Copy the tracking number of this parcel and the name of its courier',
);
const refused = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));

function Sample({ text = name, ...props }: Partial<CopyButtonProps> & { text?: typeof name }) {
  return <CopyButton value={number} {...props} label={text[useSampleLocale()]} />;
}
const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { value: number, onCopy: fn() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows and announces the success; the focus stays. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'actions', 'CopyButton');
    const button = canvas.getByRole('button', { name: textOf(globals, name) });
    const width = button.getBoundingClientRect().width;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith(number);
    await waitFor(() => expect(button).toHaveAccessibleName(t('copied')));
    await expect(button.getBoundingClientRect().width).toBe(width);
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('copied')));
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleName(textOf(globals, name)), { timeout: 3000 });
  },
};

/** Presses its buttons once, so that the screenshot shows the results. */
function Pressed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const button of box.current?.querySelectorAll('button') ?? []) button.click();
  }, []);
  return <div ref={box}>{children}</div>;
}
function MatrixSample() {
  const locale = useSampleLocale();
  return (
    <Stack gap={12} align="start">
      <Inline>
        <Text as="span" size="label" isNumeric>
          {order[locale]} 2041
        </Text>
        <CopyButton value="2041" />
      </Inline>
      <Inline gap={16}>
        <Sample />
        <Sample size="md" />
        <Sample variant="icon" />
        <Sample variant="icon" size="md" />
      </Inline>
      <Pressed>
        <Stack gap={12} align="start">
          <Sample onCopy={refused} />
          <Sample onCopy={refused} variant="icon" />
        </Stack>
      </Pressed>
    </Stack>
  );
}
/** With and without label, both sizes, and with copying denied. */
export const Matrix: Story = {
  render: () => <MatrixSample />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(number)).toHaveLength(2));
  },
};

/** When copying is denied, the text is shown for selection. */
export const PermissionDenied: Story = {
  args: { onCopy: fn(refused) },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'actions', 'CopyButton');
    const button = canvas.getByRole('button', { name: textOf(globals, name) });
    await userEvent.click(button);
    await expect(await canvas.findByText(number)).toBeVisible();
    await waitFor(() => expect(spoken(canvasElement, 'assertive')).toBe(t('failed') + number));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(textOf(globals, name));
  },
};
export const IconOnly: Story = {
  args: { variant: 'icon' },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, name) }));
    await waitFor(() => expect(spoken(canvasElement)).toBe(messagesOf(globals, 'actions', 'CopyButton')('copied')));
  },
};
export const LongText: Story = {
  render: () => (
    <Pressed>
      <Sample text={long} value={number.repeat(6)} onCopy={refused} />
    </Pressed>
  ),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
