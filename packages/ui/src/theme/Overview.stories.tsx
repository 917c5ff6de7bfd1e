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
import { useStoryMessages } from '../fixtures/storyMessages.ts';
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

/** Fits as many columns as there is room for. @param least minimum width of a column, px */
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
  const t = useStoryMessages('overview');
  return (
    <Panel title={t('buttons')}>
      <Inline gap={12}>
        <Button>{t('checkOut')}</Button>
        <Button isPending pendingLabel={t('submitting')}>
          {t('checkOut')}
        </Button>
        <Button isDisabled>{t('checkOut')}</Button>
        <Button variant="accent">{t('claim')}</Button>
        <Button variant="quiet">{t('cancelOrder')}</Button>
        <Button variant="ghost">{t('clear')}</Button>
        <Button variant="danger">{t('deleteOrder')}</Button>
      </Inline>
      <Inline gap={12}>
        <Button size="lg">{t('placeOrder')}</Button>
        <Button size="sm" variant="accent">
          {t('use')}
        </Button>
        <ButtonPair>
          <Button size="lg" variant="accent">
            {t('addToCart')}
          </Button>
          <Button size="lg">{t('buyNow')}</Button>
        </ButtonPair>
      </Inline>
    </Panel>
  );
}

function Labels() {
  const t = useStoryMessages('overview');
  return (
    <Panel title={t('labels')}>
      <Inline gap={12}>
        <Tag tone="deal">{t('off')}</Tag>
        <Tag tone="save">{t('coupon')}</Tag>
        <Tag tone="new">{t('isNew')}</Tag>
        <Tag tone="craft">{t('handmade')}</Tag>
        <Tag tone="info">{t('preorder')}</Tag>
        <Tag>{t('work')}</Tag>
        <Badge count={3} background="surface" />
        <Badge count={120} background="surface" />
        <CountDown targetTime={8_000_000} now={() => 0} variant="tiles" />
      </Inline>
      <Inline gap={16}>
        <StatusBadge status="unpaid">{t('unpaid')}</StatusBadge>
        <StatusBadge status="shipped">{t('shipped')}</StatusBadge>
        <StatusBadge status="completed">{t('completed')}</StatusBadge>
        <StatusBadge status="cancelled">{t('cancelled')}</StatusBadge>
        <Link href="/orders">{t('allOrders')}</Link>
      </Inline>
    </Panel>
  );
}

function Fields() {
  const t = useStoryMessages('overview');
  return (
    <Panel title={t('fields')}>
      <Columns least={176} gap={16}>
        <TextField label={t('name')} placeholder={t('nameHint')} />
        <TextField type="tel" label={t('phone')} defaultValue="138 0013 2046" />
        <TextField type="tel" label={t('phone')} defaultValue="1380" errorMessage={t('phoneWrong')} />
        <Select label={t('region')} items={[{ id: '310106', label: t('jingAn') }]} />
        <TextField label={t('postcode')} defaultValue="200040" isDisabled />
      </Columns>
      <Inline gap={16}>
        <Checkbox defaultSelected>{t('defaultAddress')}</Checkbox>
        <Checkbox>{t('freeShipping')}</Checkbox>
        <RadioGroup label={t('delivery')} isLabelHidden orientation="horizontal" defaultValue="courier">
          <Radio value="courier">{t('courier')}</Radio>
          <Radio value="pickup">{t('pickup')}</Radio>
        </RadioGroup>
      </Inline>
      <RadioGroup label={t('payment')} isLabelHidden defaultValue="wallet">
        <RadioCard value="wallet" title={t('wallet')} end={t('recommended')}>
          {t('balance')}
        </RadioCard>
        <RadioCard value="card" title={t('card')}>
          {t('cards')}
        </RadioCard>
      </RadioGroup>
    </Panel>
  );
}

const nothing = () => {};

function Messages() {
  const t = useStoryMessages('overview');
  return (
    <Panel title={t('messages')}>
      <NetworkBanner status="offline" onRetry={nothing} />
      <NetworkBanner status="unreachable" onRetry={nothing} />
      <Inline>
        <Toast toast={{ message: t('added') }} isPaused onDismiss={nothing} />
        <Toast
          toast={{ message: t('networkTrouble'), tone: 'danger', until: 'screenChange' }}
          isPaused
          onDismiss={nothing}
        />
      </Inline>
    </Panel>
  );
}

function States() {
  const t = useStoryMessages('overview');
  return (
    <Panel title={t('states')}>
      <EmptyState
        title={t('cartEmpty')}
        illustration={<Icon glyph={ShoppingBag} size="lg" />}
        action={<LinkButton href="/category">{t('browse')}</LinkButton>}
      >
        {t('cartEmptyHint')}
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
  const t = useStoryMessages('overview');
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('overview')}</Heading>
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

/** All components side by side, to compare with the design. */
export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
