import { cleanup, render } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { createRef, type ReactElement, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/Button/Button.tsx';
import { LinkButton } from '../actions/Button/LinkButton.tsx';
import { ButtonPair } from '../actions/ButtonPair/ButtonPair.tsx';
import { IconButton } from '../actions/IconButton/IconButton.tsx';
import { Link } from '../actions/Link/Link.tsx';
import { Menu } from '../actions/Menu/Menu.tsx';
import { Badge } from '../feedback/Badge/Badge.tsx';
import { Banner } from '../feedback/Banner/Banner.tsx';
import { NetworkBanner } from '../feedback/Banner/NetworkBanner.tsx';
import { CountDown } from '../feedback/CountDown/CountDown.tsx';
import { EmptyState } from '../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel/ErrorPanel.tsx';
import { PageProgress } from '../feedback/PageProgress/PageProgress.tsx';
import { Spinner } from '../feedback/Spinner/Spinner.tsx';
import { StatusBadge } from '../feedback/StatusBadge/StatusBadge.tsx';
import { Tag } from '../feedback/Tag/Tag.tsx';
import { ToastProvider } from '../feedback/Toast/ToastProvider.tsx';
import { Checkbox } from '../forms/Checkbox/Checkbox.tsx';
import { Form } from '../forms/Form/Form.tsx';
import { PasswordField } from '../forms/PasswordField/PasswordField.tsx';
import { Radio } from '../forms/RadioGroup/Radio.tsx';
import { RadioCard } from '../forms/RadioGroup/RadioCard.tsx';
import { RadioGroup } from '../forms/RadioGroup/RadioGroup.tsx';
import { Select } from '../forms/Select/Select.tsx';
import { TextArea } from '../forms/TextArea/TextArea.tsx';
import { TextField } from '../forms/TextField/TextField.tsx';
import { Divider } from './Divider/Divider.tsx';
import { Grid } from './Grid/Grid.tsx';
import { Heading } from './Heading/Heading.tsx';
import { Icon } from './Icon/Icon.tsx';
import { Image } from './Image/Image.tsx';
import { Inline } from './Inline/Inline.tsx';
import { MallardProvider } from './MallardProvider/MallardProvider.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { Stack } from './Stack/Stack.tsx';
import { Surface } from './Surface/Surface.tsx';
import { Text } from './Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

/** What a host may put on the root of every component. */
interface RootProps {
  ref: Ref<never>;
  className: string;
  'data-host': string;
}

const components: Readonly<Record<string, (root: RootProps) => ReactElement>> = {
  Badge: (root) => <Badge {...root} count={2} />,
  Banner: (root) => <Banner {...root}>words</Banner>,
  Button: (root) => <Button {...root}>words</Button>,
  ButtonPair: (root) => <ButtonPair {...root}>words</ButtonPair>,
  CountDown: (root) => <CountDown {...root} targetTime={2000} now={() => 0} />,
  Divider: (root) => <Divider {...root} />,
  EmptyState: (root) => <EmptyState {...root} title="words" />,
  ErrorPanel: (root) => <ErrorPanel {...root} onRetry={() => {}} />,
  Form: (root) => <Form {...root} />,
  Grid: (root) => <Grid {...root} />,
  Heading: (root) => <Heading {...root} level={2} />,
  Icon: (root) => <Icon {...root} glyph={Heart} />,
  IconButton: (root) => (
    <IconButton {...root} label="words">
      <Icon glyph={Heart} />
    </IconButton>
  ),
  Inline: (root) => <Inline {...root} />,
  Link: (root) => (
    <Link {...root} href="/">
      words
    </Link>
  ),
  LinkButton: (root) => (
    <LinkButton {...root} href="/">
      words
    </LinkButton>
  ),
  PageProgress: (root) => <PageProgress {...root} isActive />,
  RadioGroup: (root) => (
    <RadioGroup {...root} label="words">
      <Radio value="one">one</Radio>
      <RadioCard value="two" title="two" />
    </RadioGroup>
  ),
  Skeleton: (root) => <Skeleton {...root} lines={2} />,
  Spinner: (root) => <Spinner {...root} />,
  Stack: (root) => <Stack {...root} />,
  StatusBadge: (root) => (
    <StatusBadge {...root} status="unheard-of">
      words
    </StatusBadge>
  ),
  Surface: (root) => <Surface {...root} />,
  Tag: (root) => <Tag {...root}>words</Tag>,
  Text: (root) => <Text {...root} />,
  VisuallyHidden: (root) => <VisuallyHidden {...root} />,
};

/** Components whose `data-*` belong to a control inside, or that draw nothing of their own. */
const others: readonly ReactElement[] = [
  <Checkbox key="Checkbox">words</Checkbox>,
  <Image key="Image" src="/vase.webp" alt="vase" width={4} height={3} color="#DFE6DC" />,
  <Menu key="Menu" trigger={<Button>words</Button>} items={[{ id: 'one', label: 'one' }]} />,
  <NetworkBanner key="NetworkBanner" status="offline" onRetry={() => {}} />,
  <PasswordField key="PasswordField" label="words" />,
  <Select key="Select" label="words" items={[{ id: 'one', label: 'one' }]} />,
  <TextArea key="TextArea" label="words" maxLength={20} />,
  <TextField key="TextField" label="words" errorMessage="words" description="words" />,
  <ToastProvider key="ToastProvider">words</ToastProvider>,
];

afterEach(cleanup);

describe.each(Object.entries(components))('%s', (_name, draw) => {
  it('gives its root to the host: ref, class and data attributes', () => {
    const ref = createRef<never>();
    const { container } = render(draw({ ref, className: 'host', 'data-host': 'yes' }));
    const root = container.querySelector('[data-host="yes"]');
    expect(root).not.toBeNull();
    expect(root?.classList.contains('host')).toBe(true);
    expect(ref.current).toBe(root);
  });
});

describe('on the server', () => {
  const everything = [
    ...Object.entries(components).map(([name, draw]) => (
      <div key={name}>{draw({ ref: null, className: 'host', 'data-host': 'yes' })}</div>
    )),
    ...others,
  ];
  const page = <MallardProvider locale="zh-CN">{everything}</MallardProvider>;

  it('writes no style attribute, which a strict Content-Security-Policy would refuse', () => {
    expect(renderToString(page)).not.toMatch(/\sstyle=/);
  });

  it('draws the same as the browser does at first', async () => {
    const problems = vi.fn();
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    const root = hydrateRoot(container, page, { onRecoverableError: problems });
    await vi.waitFor(() => expect(container.querySelector('[role="timer"]')?.textContent).toBe('00:00:02'));
    expect(problems).not.toHaveBeenCalled();
    root.unmount();
  });
});
