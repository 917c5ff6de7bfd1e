import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const text = {
  open: both('选择规格', 'Choose options'),
  body: both('容量 320 ml，颜色 青釉', 'Size 320 ml, celadon glaze'),
  done: both('确定', 'Done'),
  guide: both('尺寸指南', 'Size guide'),
  guideBody: both('杯口直径 8 cm，高 9 cm。', 'The rim is 8 cm wide, the mug 9 cm high.'),
  note: both('给卖家留言', 'Note to the seller'),
  row: both('产地：景德镇。手工拉坯，每一只都略有不同。', 'From Jingdezhen. Thrown by hand, no two quite alike.'),
  longTitle: both(
    '为这三件商品选择规格，选好以后会一起加入购物车，也可以稍后再改',
    'Choose the options of these three products; they go into the cart together, and can be changed there',
  ),
};

type SampleProps = Partial<SheetProps> & Pick<SheetProps, 'onOpenChange'> & { initial?: boolean };

function Sample({ initial = false, ...props }: SampleProps) {
  const t = useSampleLocale();
  const [isOpen, setOpen] = useState(initial);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{text.open[t]}</Button>
      <Sheet
        title={text.open[t]}
        footer={
          <Button size="lg" isFullWidth onPress={() => setOpen(false)}>
            {text.done[t]}
          </Button>
        }
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      >
        {props.children ?? <p>{text.body[t]}</p>}
      </Sheet>
    </>
  );
}
function Rows() {
  const t = useSampleLocale();
  return (
    <Stack gap={12}>
      {Array.from({ length: 40 }, (_, at) => `${at + 1}. ${text.row[t]}`).map((row) => (
        <p key={row}>{row}</p>
      ))}
    </Stack>
  );
}
function Typing(props: SampleProps) {
  return (
    <Sample {...props}>
      <TextField label={text.note[useSampleLocale()]} />
    </Sample>
  );
}

const meta = {
  title: 'Feedback/Sheet',
  component: Sheet,
  args: { isOpen: false, onOpenChange: fn(), title: '', children: undefined },
  render: ({ isOpen, title: _, ...args }) => <Sample {...args} initial={isOpen} />,
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const find = () => page().findByRole('dialog');
const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), { timeout: 4000 });
/** Simulates a swipe: a touch on an element that moves to each offset in pixels, then ends. */
function swipe(element: Element, places: readonly number[]) {
  const { x, y } = element.getBoundingClientRect();
  const at = (by: number) => [new Touch({ identifier: 1, target: element, clientX: x + 10, clientY: y + 10 + by })];
  const fire = (type: string, touches: Touch[]) =>
    element.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches }));
  fire('touchstart', at(0));
  for (const by of places) fire('touchmove', at(by));
  fire('touchend', []);
}
/** Waits until the sheet is inside the window. */
const settled = (sheet: HTMLElement) =>
  waitFor(
    () => {
      expect(sheet.contains(document.activeElement)).toBe(true);
      expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    },
    { timeout: 4000 },
  );

/** Receives the focus, closes on Escape and returns the focus; there is always a close button. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const opener = canvas.getByRole('button', { name: textOf(globals, text.open) });
    await userEvent.click(opener);
    const sheet = await find();
    await expect(sheet).toHaveAccessibleName(textOf(globals, text.open));
    await settled(sheet);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const again = await find();
    await settled(again);
    await userEvent.click(
      within(again).getByRole('button', { name: messagesOf(globals, 'feedback', 'Sheet')('close') }),
    );
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const Matrix: Story = {
  args: { isOpen: true },
  play: async () => {
    const sheet = await find();
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
/** A swipe closes it; a short movement is not enough, and content is scrolled back first. */
export const Swiped: Story = {
  args: { isOpen: true, children: <Rows /> },
  play: async ({ args }) => {
    const sheet = await find();
    await settled(sheet);
    const title = within(sheet).getByRole('heading');
    swipe(title, [10, 30, 30, 30]);
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1));
    const row = within(sheet).getAllByRole('paragraph')[3] ?? title;
    const body = row.closest<HTMLElement>('[tabindex]');
    body?.scrollTo({ top: 100 });
    swipe(row, [10, 200, 400, 600]);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    body?.scrollTo({ top: 0 });
    swipe(row, [10, 200, 400, 600]);
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
/**
 * On touch devices it opens at half its height and can be dragged up; keys extend it, and for a
 * mouse it is fully open.
 */
export const SnapPoints: Story = {
  args: { isOpen: true, snapPoints: ['50%', '100%'], children: <Rows /> },
  play: async ({ userEvent }) => {
    const sheet = await find();
    const isTouch = window.matchMedia('(any-pointer: coarse)').matches;
    // A sheet in the center of a wide window has space below it.
    const shown = () => Math.min(1, (window.innerHeight - sheet.getBoundingClientRect().top) / sheet.offsetHeight);
    await waitFor(() => expect(shown()).toBeCloseTo(isTouch ? 0.5 : 1, 1), { timeout: 4000 });
    if (isTouch) {
      swipe(within(sheet).getByRole('heading'), [-10, -100, -200]);
      await waitFor(() => expect(shown()).toBeCloseTo(1, 1));
      swipe(within(sheet).getByRole('heading'), [10, 100, 180, 180, 180]);
      await waitFor(() => expect(shown()).toBeCloseTo(0.5, 1));
    }
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await waitFor(() => expect(shown()).toBeCloseTo(1, 1));
  },
};
/** Typed text is not lost by accident: only the close button requests to close. */
export const PreventDismissal: Story = {
  args: { isOpen: true, preventDismissal: true },
  render: ({ isOpen, title: _, ...args }) => <Typing {...args} initial={isOpen} />,
  play: async ({ userEvent, args, globals }) => {
    const sheet = await find();
    await settled(sheet);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(
      within(sheet).getByRole('button', { name: messagesOf(globals, 'feedback', 'Sheet')('close') }),
    );
    await gone();
  },
};
/** One sheet on another: Escape closes the upper one first, and the focus returns to the lower one. */
export const Nested: Story = {
  args: { isOpen: true },
  render: function Nesting({ isOpen, title: _, ...args }) {
    const t = useSampleLocale();
    const [isGuideOpen, setGuideOpen] = useState(false);
    return (
      <Sample {...args} initial={isOpen}>
        <p>{text.body[t]}</p>
        <Button variant="quiet" onPress={() => setGuideOpen(true)}>
          {text.guide[t]}
        </Button>
        <Sheet isOpen={isGuideOpen} onOpenChange={setGuideOpen} title={text.guide[t]}>
          <p>{text.guideBody[t]}</p>
        </Sheet>
      </Sample>
    );
  },
  play: async ({ userEvent, globals }) => {
    const lower = await find();
    await settled(lower);
    const opener = within(lower).getByRole('button', { name: textOf(globals, text.guide) });
    await userEvent.click(opener);
    const upper = await page().findByRole('dialog', { name: textOf(globals, text.guide) });
    await settled(upper);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog', { name: textOf(globals, text.guide) })).toBeNull(), {
      timeout: 4000,
    });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** The body scrolls, also by keys; title and buttons stay. */
export const LongContent: Story = {
  args: { isOpen: true, children: <Rows /> },
  play: async () => {
    const sheet = await find();
    await settled(sheet);
    await expect(sheet.querySelector('[tabindex="0"]')).not.toBeNull();
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.89);
  },
};
export const LongText: Story = {
  args: { isOpen: true },
  render: function Long({ isOpen, title: _, ...args }) {
    return <Sample {...args} title={text.longTitle[useSampleLocale()]} initial={isOpen} />;
  },
};
/** A phone's keyboard covers the lower half of the window; the field and the button stay above it. */
export const PhoneKeyboard: Story = {
  args: { isOpen: true },
  render: ({ isOpen, title: _, ...args }) => <Typing {...args} initial={isOpen} />,
  play: async ({ globals }) => {
    const sheet = await find();
    await settled(sheet);
    sheet.parentElement?.style.setProperty('--keyboard-height', `${window.innerHeight / 2}px`);
    const done = within(sheet).getByRole('button', { name: textOf(globals, text.done) });
    await waitFor(() => expect(done.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight / 2));
  },
};
/** Slides in from the end edge, as the `Drawer` does in wide windows. */
export const FromTheEnd: Story = {
  args: { isOpen: true, position: 'end' },
  play: async () => {
    const sheet = await find();
    await waitFor(() => expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth + 1), {
      timeout: 4000,
    });
  },
};
