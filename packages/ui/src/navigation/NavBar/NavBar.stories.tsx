import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { NavBar } from './NavBar.tsx';
import { navBarWords } from './NavBar.words.ts';

const meta = {
  title: 'Navigation/NavBar',
  component: NavBar,
  args: { title: '确认订单', backHref: '#cart', onBack: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen below 1024 px. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const back = canvas.getByRole('link', { name: wordsOf(globals, navBarWords).goBack, hidden: true });
    back.click();
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
export const WithAction: Story = { args: { title: '购物车', end: <Button variant="ghost">管理</Button> } };
export const LongTitle: Story = { args: { title: '一个长得放不下的页面标题，会在中间被截断，两边的按钮不受影响' } };
export const First: Story = {
  render: () => (
    <NavBar start={<BrandMark size={30} />}>
      <SearchBox variant="bar" placeholder="搜索杯具、灯具、耳机…" />
    </NavBar>
  ),
};
