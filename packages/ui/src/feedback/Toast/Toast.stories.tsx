import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { useToasts } from './ToastContext.ts';
import { ToastProvider } from './ToastProvider.tsx';

const undo = fn();

function Buttons() {
  const toasts = useToasts();
  return (
    <Inline>
      <Button onPress={() => toasts.show({ message: '已加入购物车' })}>加入购物车</Button>
      <Button
        variant="quiet"
        onPress={() =>
          toasts.show({ message: '已移出购物车', tone: 'info', action: { label: '撤销', onAction: undo } })
        }
      >
        移出
      </Button>
      <Button variant="danger" onPress={() => toasts.show({ message: '网络连接异常，请检查网络设置', tone: 'danger' })}>
        出错
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A confirmation is spoken and goes by itself. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('已加入购物车');
    await waitFor(() => expect(canvasElement.querySelector('[data-tone]')).toBeNull(), { timeout: 4000 });
  },
};

/** What can be undone, and what failed, stays until its reader has dealt with it. */
export const Staying: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移出' }));
    await userEvent.click(canvas.getByRole('button', { name: '出错' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('网络连接异常，请检查网络设置');
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(undo).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '关闭通知' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移出' }));
    await userEvent.click(canvas.getByRole('button', { name: '出错' }));
    // It fades in.
    await waitFor(() => expect(canvas.getByRole('button', { name: '撤销' })).toBeVisible());
  },
};

/** The same message twice is one message. */
export const Repeated: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const failing = canvas.getByRole('button', { name: '出错' });
    await userEvent.click(failing);
    await userEvent.click(failing);
    await expect(canvasElement.querySelectorAll('[data-tone]')).toHaveLength(1);
  },
};
