import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Announcer } from './Announcer.tsx';
import { useAnnounce } from './AnnouncerContext.ts';

function Speakers() {
  const announce = useAnnounce();
  return (
    <Inline>
      <Button onPress={() => announce('已加入购物车')}>说一句</Button>
      <Button
        variant="quiet"
        onPress={() => {
          for (let count = 1; count <= 20; count += 1) announce(`共 ${count} 件`, { key: 'count' });
        }}
      >
        说二十句
      </Button>
      <Button variant="danger" onPress={() => announce('支付失败', { politeness: 'assertive' })}>
        打断
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Foundations/Announcer',
  component: Announcer,
  args: { children: <Speakers /> },
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A burst with one key becomes one sentence; what is urgent goes to the other region. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const spoken = (live: string) =>
      canvasElement.querySelector(`[data-live-announcer] [aria-live="${live}"]`)?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: '说一句' }));
    await waitFor(() => expect(spoken('polite')).toBe('已加入购物车'));
    await userEvent.click(canvas.getByRole('button', { name: '说二十句' }));
    await waitFor(() => expect(spoken('polite')).toBe('共 20 件'));
    await userEvent.click(canvas.getByRole('button', { name: '打断' }));
    await waitFor(() => expect(spoken('assertive')).toBe('支付失败'));
  },
};
