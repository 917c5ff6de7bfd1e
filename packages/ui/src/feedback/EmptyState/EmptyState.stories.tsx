import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag } from 'lucide-react';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: '购物车还空着',
    children: '去看看今天的特惠，或者从收藏里挑一件。',
    illustration: <Icon glyph={ShoppingBag} size="lg" />,
    action: <LinkButton href="/category">去逛逛</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { children: undefined, action: undefined, illustration: undefined } };
export const English: Story = {
  args: {
    title: 'Nothing matches “hand-thrown vase with a very long neck”',
    children: 'Try fewer words, or look through the categories.',
    action: <LinkButton href="/category">Browse categories</LinkButton>,
  },
};
