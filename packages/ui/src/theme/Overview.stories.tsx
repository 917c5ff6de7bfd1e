import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button/Button.tsx';
import { LinkButton } from '../actions/Button/LinkButton.tsx';
import { ButtonPair } from '../actions/ButtonPair/ButtonPair.tsx';
import { Link } from '../actions/Link/Link.tsx';
import { Badge } from '../feedback/Badge/Badge.tsx';
import { NetworkBanner } from '../feedback/Banner/NetworkBanner.tsx';
import { CountDown } from '../feedback/CountDown/CountDown.tsx';
import { EmptyState } from '../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel/ErrorPanel.tsx';
import { StatusBadge } from '../feedback/StatusBadge/StatusBadge.tsx';
import { Tag } from '../feedback/Tag/Tag.tsx';
import { Toast } from '../feedback/Toast/Toast.tsx';
import { Checkbox } from '../forms/Checkbox/Checkbox.tsx';
import { Radio } from '../forms/RadioGroup/Radio.tsx';
import { RadioCard } from '../forms/RadioGroup/RadioCard.tsx';
import { RadioGroup } from '../forms/RadioGroup/RadioGroup.tsx';
import { Select } from '../forms/Select/Select.tsx';
import { TextField } from '../forms/TextField/TextField.tsx';
import { Grid } from '../foundations/Grid/Grid.tsx';
import { Heading } from '../foundations/Heading/Heading.tsx';
import { Icon } from '../foundations/Icon/Icon.tsx';
import { Inline } from '../foundations/Inline/Inline.tsx';
import { Skeleton } from '../foundations/Skeleton/Skeleton.tsx';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { Surface } from '../foundations/Surface/Surface.tsx';
import { Text } from '../foundations/Text/Text.tsx';

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Surface padding={24} radius="xl">
      <Stack>
        <Text size="small" tone="subtle">
          {title}
        </Text>
        {children}
      </Stack>
    </Surface>
  );
}

function Actions() {
  return (
    <Panel title="按钮">
      <Inline gap={12}>
        <Button>去结算</Button>
        <Button isPending pendingLabel="提交中">
          去结算
        </Button>
        <Button isDisabled>去结算</Button>
        <Button variant="accent">领取</Button>
        <Button variant="quiet">取消订单</Button>
        <Button variant="ghost">清空</Button>
        <Button variant="danger">删除订单</Button>
      </Inline>
      <Inline gap={12}>
        <Button size="lg">提交订单</Button>
        <Button size="sm" variant="accent">
          去使用
        </Button>
        <ButtonPair>
          <Button size="lg" variant="accent">
            加入购物车
          </Button>
          <Button size="lg">立即购买</Button>
        </ButtonPair>
      </Inline>
    </Panel>
  );
}

function Labels() {
  return (
    <Panel title="标签、徽标、状态">
      <Inline gap={12}>
        <Tag tone="deal">7.2 折</Tag>
        <Tag tone="save">满 299 减 30</Tag>
        <Tag tone="new">新品</Tag>
        <Tag tone="craft">手工</Tag>
        <Tag tone="info">预售</Tag>
        <Tag>公司</Tag>
        <Badge count={3} ground="surface" />
        <Badge count={120} ground="surface" />
        <CountDown targetTime={8_000_000} now={() => 0} look="tiles" />
      </Inline>
      <Inline gap={16}>
        <StatusBadge status="unpaid">待付款</StatusBadge>
        <StatusBadge status="shipped">待收货</StatusBadge>
        <StatusBadge status="completed">已完成</StatusBadge>
        <StatusBadge status="cancelled">已取消</StatusBadge>
        <Link href="/orders">查看全部订单</Link>
      </Inline>
    </Panel>
  );
}

function Fields() {
  return (
    <Panel title="输入">
      <Grid columns={3}>
        <TextField label="姓名" placeholder="收货人姓名" />
        <TextField label="电话" defaultValue="138 0013 2046" />
        <TextField label="电话" defaultValue="1380" errorMessage="请填写正确的电话" />
        <Select label="地区" items={[{ id: '310106', label: '上海市 静安区' }]} />
        <TextField label="邮编" defaultValue="200040" isDisabled />
      </Grid>
      <Inline gap={16}>
        <Checkbox defaultSelected>默认地址</Checkbox>
        <Checkbox>包邮</Checkbox>
        <RadioGroup label="配送方式" isLabelHidden orientation="horizontal" defaultValue="courier">
          <Radio value="courier">快递</Radio>
          <Radio value="pickup">自提</Radio>
        </RadioGroup>
      </Inline>
      <RadioGroup label="支付方式" isLabelHidden defaultValue="wallet">
        <RadioCard value="wallet" title="钱包" end="推荐">
          余额充足
        </RadioCard>
        <RadioCard value="card" title="银行卡">
          支持借记卡与信用卡
        </RadioCard>
      </RadioGroup>
    </Panel>
  );
}

const nothing = () => {};

function Messages() {
  return (
    <Panel title="横幅与提示">
      <NetworkBanner status="offline" onRetry={nothing} />
      <NetworkBanner status="unreachable" onRetry={nothing} />
      <Inline>
        <Toast message="已加入购物车" isPaused onDismiss={nothing} />
        <Toast message="网络连接异常" tone="danger" isPaused onDismiss={nothing} />
      </Inline>
    </Panel>
  );
}

function States() {
  return (
    <Panel title="空状态、错误、骨架">
      <EmptyState
        title="购物车还空着"
        illustration={<Icon glyph={ShoppingBag} size="lg" />}
        action={<LinkButton href="/category">去逛逛</LinkButton>}
      >
        去看看今天的特惠，或者从收藏里挑一件。
      </EmptyState>
      <ErrorPanel kind="server" onRetry={nothing} />
      <Grid columns={3} aria-busy="true">
        <Skeleton shape="square" />
        <Skeleton lines={3} />
        <Skeleton shape="button" />
      </Grid>
    </Panel>
  );
}

function Overview() {
  return (
    <Stack gap={24}>
      <Heading level={1}>组件与状态</Heading>
      <Grid columns={2} gap={24}>
        <Stack gap={24}>
          <Actions />
          <Labels />
          <Fields />
        </Stack>
        <Stack gap={24}>
          <Messages />
          <States />
        </Stack>
      </Grid>
    </Stack>
  );
}

const meta = { title: 'Overview', component: Overview } satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything side by side, to be compared with the design. */
export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
