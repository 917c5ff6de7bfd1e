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
import { useWords } from '../intl/useWords.ts';
import { overviewWords } from './Overview.words.ts';

/** As many columns as have room. @param least width of one, px */
function Columns({ least, gap, children }: { least: number; gap: number; children: ReactNode }) {
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${least}px, 100%), 1fr))`;
  return <div style={{ display: 'grid', gridTemplateColumns, gap, alignItems: 'start' }}>{children}</div>;
}

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
  const text = useWords(overviewWords);
  return (
    <Panel title={text.buttons}>
      <Inline gap={12}>
        <Button>{text.checkOut}</Button>
        <Button isPending pendingLabel={text.submitting}>
          {text.checkOut}
        </Button>
        <Button isDisabled>{text.checkOut}</Button>
        <Button variant="accent">{text.claim}</Button>
        <Button variant="quiet">{text.cancelOrder}</Button>
        <Button variant="ghost">{text.clear}</Button>
        <Button variant="danger">{text.deleteOrder}</Button>
      </Inline>
      <Inline gap={12}>
        <Button size="lg">{text.placeOrder}</Button>
        <Button size="sm" variant="accent">
          {text.use}
        </Button>
        <ButtonPair>
          <Button size="lg" variant="accent">
            {text.addToCart}
          </Button>
          <Button size="lg">{text.buyNow}</Button>
        </ButtonPair>
      </Inline>
    </Panel>
  );
}

function Labels() {
  const text = useWords(overviewWords);
  return (
    <Panel title={text.labels}>
      <Inline gap={12}>
        <Tag tone="deal">{text.off}</Tag>
        <Tag tone="save">{text.coupon}</Tag>
        <Tag tone="new">{text.isNew}</Tag>
        <Tag tone="craft">{text.handmade}</Tag>
        <Tag tone="info">{text.preorder}</Tag>
        <Tag>{text.work}</Tag>
        <Badge count={3} ground="surface" />
        <Badge count={120} ground="surface" />
        <CountDown targetTime={8_000_000} now={() => 0} variant="tiles" />
      </Inline>
      <Inline gap={16}>
        <StatusBadge status="unpaid">{text.unpaid}</StatusBadge>
        <StatusBadge status="shipped">{text.shipped}</StatusBadge>
        <StatusBadge status="completed">{text.completed}</StatusBadge>
        <StatusBadge status="cancelled">{text.cancelled}</StatusBadge>
        <Link href="/orders">{text.allOrders}</Link>
      </Inline>
    </Panel>
  );
}

function Fields() {
  const text = useWords(overviewWords);
  return (
    <Panel title={text.fields}>
      <Columns least={176} gap={16}>
        <TextField label={text.name} placeholder={text.nameHint} />
        <TextField type="tel" label={text.phone} defaultValue="138 0013 2046" />
        <TextField type="tel" label={text.phone} defaultValue="1380" errorMessage={text.phoneWrong} />
        <Select label={text.region} items={[{ id: '310106', label: text.jingAn }]} />
        <TextField label={text.postcode} defaultValue="200040" isDisabled />
      </Columns>
      <Inline gap={16}>
        <Checkbox defaultSelected>{text.defaultAddress}</Checkbox>
        <Checkbox>{text.freeShipping}</Checkbox>
        <RadioGroup label={text.delivery} isLabelHidden orientation="horizontal" defaultValue="courier">
          <Radio value="courier">{text.courier}</Radio>
          <Radio value="pickup">{text.pickup}</Radio>
        </RadioGroup>
      </Inline>
      <RadioGroup label={text.payment} isLabelHidden defaultValue="wallet">
        <RadioCard value="wallet" title={text.wallet} end={text.recommended}>
          {text.balance}
        </RadioCard>
        <RadioCard value="card" title={text.card}>
          {text.cards}
        </RadioCard>
      </RadioGroup>
    </Panel>
  );
}

const nothing = () => {};

function Messages() {
  const text = useWords(overviewWords);
  return (
    <Panel title={text.messages}>
      <NetworkBanner status="offline" onRetry={nothing} />
      <NetworkBanner status="unreachable" onRetry={nothing} />
      <Inline>
        <Toast toast={{ message: text.added }} isPaused onDismiss={nothing} />
        <Toast
          toast={{ message: text.networkTrouble, tone: 'danger', until: 'screenChange' }}
          isPaused
          onDismiss={nothing}
        />
      </Inline>
    </Panel>
  );
}

function States() {
  const text = useWords(overviewWords);
  return (
    <Panel title={text.states}>
      <EmptyState
        title={text.cartEmpty}
        illustration={<Icon glyph={ShoppingBag} size="lg" />}
        action={<LinkButton href="/category">{text.browse}</LinkButton>}
      >
        {text.cartEmptyHint}
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
  const text = useWords(overviewWords);
  return (
    <Stack gap={24}>
      <Heading level={1}>{text.overview}</Heading>
      <Columns least={480} gap={24}>
        <Stack gap={24}>
          <Actions />
          <Labels />
          <Fields />
        </Stack>
        <Stack gap={24}>
          <Messages />
          <States />
        </Stack>
      </Columns>
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
