import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { StickyActionBar } from '../../actions/StickyActionBar/StickyActionBar.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { useToasts } from '../../foundations/ToastContext.ts';
import { ToastProvider } from './ToastProvider.tsx';
import { loadToasts } from './useToastList.ts';

const undo = fn();
const text = {
  add: both('加入购物车', 'Add to cart'),
  added: both('已加入购物车', 'Added to cart'),
  remove: both('移出', 'Remove'),
  removed: both('已移出购物车', 'Removed from the cart'),
  undo: both('撤销', 'Undo'),
  checkout: both('去结算', 'Checkout'),
  fail: both('出错', 'Fail'),
  failed: both('网络连接异常，请检查网络设置', 'Network error. Please check your connection.'),
  five: both('连说五句', 'Say five things'),
  long: both('说一句长的', 'Say something long'),
  longSaid: both(
    '有三件商品因为库存不足没有加入购物车，其余的已经加好了，您可以在购物车里查看并调整数量',
    'Three products could not be put into the cart because too few are left; the others are in it, and their numbers can be changed there',
  ),
};
const five = ['1', '2', '3', '4', '5'].map((number) =>
  both(`第 ${number} 件已收藏`, `Item ${number} added to favorites`),
);

function Buttons() {
  const t = useSampleLocale();
  const toasts = useToasts();
  return (
    <Inline>
      <Button onPress={() => toasts.show({ message: text.added[t] })}>{text.add[t]}</Button>
      <Button
        variant="quiet"
        onPress={() =>
          toasts.show({ message: text.removed[t], tone: 'info', action: { label: text.undo[t], onAction: undo } })
        }
      >
        {text.remove[t]}
      </Button>
      <Button
        variant="danger"
        onPress={() => toasts.show({ message: text.failed[t], tone: 'danger', until: 'screenChange' })}
      >
        {text.fail[t]}
      </Button>
      <Button
        variant="quiet"
        onPress={() => {
          for (const said of five) toasts.show({ message: said[t], tone: 'danger', until: 'screenChange' });
        }}
      >
        {text.five[t]}
      </Button>
      <Button
        variant="quiet"
        onPress={() => toasts.show({ message: text.longSaid[t], tone: 'danger', until: 'screenChange' })}
      >
        {text.long[t]}
      </Button>
    </Inline>
  );
}

function Bar() {
  const t = useSampleLocale();
  return (
    <StickyActionBar label={text.checkout[t]} placement="window" isAboveNav>
      <Button>{text.checkout[t]}</Button>
    </StickyActionBar>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
  // These stories cover the display of messages; a test covers messages before the code has loaded.
  beforeEach: async () => void (await loadToasts()),
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (root: HTMLElement) => root.querySelectorAll('[data-tone]');

/** A confirmation is announced and disappears by itself. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.add) }));
    await expect(canvas.getByRole('status')).toHaveTextContent(textOf(globals, text.added));
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(0), { timeout: 6000 });
  },
};
/** Every tone, with and without an action. */
export const Matrix: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.remove) }));
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.fail) }));
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.long) }));
    // Toasts fade in.
    await waitFor(() => expect(canvas.getByRole('button', { name: textOf(globals, text.undo) })).toBeVisible());
  },
};
/** Messages with an undo action, and errors, stay longer. */
export const Staying: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.remove) }));
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.fail) }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, text.failed));
    const removed = canvas.getByRole('group', { name: textOf(globals, text.removed) });
    await userEvent.click(within(removed).getByRole('button', { name: textOf(globals, text.undo) }));
    await expect(undo).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: messagesOf(globals, 'feedback', 'Toast')('dismiss') }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
/** Of five messages three are visible; the others appear and are announced when there is room. */
export const QueueOfFive: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.five) }));
    const [first, , , fourth] = five;
    await expect(shown(canvasElement)).toHaveLength(3);
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(textOf(globals, fourth ?? text.added));
    const [close] = canvas.getAllByRole('button', { name: messagesOf(globals, 'feedback', 'Toast')('dismiss') });
    if (close) await userEvent.click(close);
    await expect(shown(canvasElement)).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, fourth ?? text.added));
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(textOf(globals, first ?? text.added));
  },
};
/** F6 moves the focus to the messages and back; after the last one has gone it returns. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const opener = canvas.getByRole('button', { name: textOf(globals, text.remove) });
    opener.focus();
    await userEvent.keyboard('{Enter}{F6}');
    const action = canvas.getByRole('button', { name: textOf(globals, text.undo) });
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    await waitFor(() => expect(shown(canvasElement)).toHaveLength(0));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** A repeated message is shown once and announced twice. */
export const Repeated: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const failing = canvas.getByRole('button', { name: textOf(globals, text.fail) });
    await userEvent.click(failing);
    const first = canvas.getByRole('alert').firstElementChild;
    await userEvent.click(failing);
    await expect(shown(canvasElement)).toHaveLength(1);
    await expect(canvas.getByRole('alert').firstElementChild).not.toBe(first);
  },
};
export const LongText: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.long) }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, text.longSaid));
  },
};
/** Touch passes through the text of a message but reaches its buttons; a mouse pointer can hover over both. */
export const PressedThrough: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.remove) }));
    const undoing = canvas.getByRole('button', { name: textOf(globals, text.undo) });
    const closing = canvas.getByRole('button', { name: messagesOf(globals, 'feedback', 'Toast')('dismiss') });
    const said = canvas.getByText(textOf(globals, text.removed), { selector: '[data-tone] *' });
    await waitFor(() => expect(undoing).toBeVisible());
    await expect(undoing).toContainElement(at(undoing));
    await expect(closing).toContainElement(at(closing));
    const isThrough = !at(said)?.closest('[data-tone]');
    await expect(isThrough).toBe(window.matchMedia('(hover: none)').matches);
  },
};
/** Returns the element at the center of another one. */
function at(element: HTMLElement): HTMLElement | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met instanceof HTMLElement ? met : (met?.parentElement ?? null);
}
/** On phones messages are above the screen's bottom bar, wherever it is. */
export const AboveBars: Story = {
  tags: ['phone'],
  args: {
    children: (
      <>
        <Buttons />
        <Bar />
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.remove) }));
    const [toast] = shown(canvasElement);
    const bar = canvas.getByRole('region', { name: textOf(globals, text.checkout) });
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    );
  },
};
