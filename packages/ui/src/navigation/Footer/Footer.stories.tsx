import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bird } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { sampleShell } from '../../fixtures/sampleShell.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Footer } from './Footer.tsx';

const long = both(
  '关于退换货、维修与旧物回收的常见问题',
  'Common questions about returns, repairs and taking old things back',
);

interface SampleProps {
  columnCount?: number | undefined;
  hasText?: boolean | undefined;
  isLong?: boolean | undefined;
  linksLabel?: string | undefined;
  /** Logo instead of the drake. */
  logo?: ReactNode;
}

function Sample({ columnCount = 4, hasText = true, isLong = false, linksLabel, logo }: SampleProps) {
  const locale = useSampleLocale();
  const { brand, shopText, footer } = sampleShell(locale);
  const columns = footer.slice(0, columnCount).map((column) => ({
    ...column,
    ...(isLong && {
      links: column.links.map((link, at) => ({ ...link, label: at === 0 ? long[locale] : link.label })),
    }),
  }));
  const text = isLong ? shopText.repeat(2) : shopText;
  return <Footer brand={{ ...brand, logo }} text={hasText && text} columns={columns} linksLabel={linksLabel} />;
}

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: { brand: { name: '', href: '' }, columns: [] },
  render: () => <Sample />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown from 1024 px on. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (window.innerWidth < 1024) return;
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    const name = messagesOf(globals, 'navigation', 'Footer')('footerNavigation');
    await expect(canvas.getByRole('navigation', { name })).toBeVisible();
    await expect(canvas.getByRole('list', { name: textOf(globals, both('服务', 'Service')) })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: textOf(globals, both('绿头鸭商城', 'Mallard')) })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: textOf(globals, both('新品上架', 'New arrivals')) })).toHaveFocus();
  },
};
/** With all content, with two columns and no text, and with long text. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      {/* Inside sections, because a page may have only one `contentinfo` landmark. */}
      <section>
        <Sample linksLabel="1" />
      </section>
      <section>
        <Sample linksLabel="2" columnCount={2} hasText={false} />
      </section>
      <section>
        <Sample linksLabel="3" isLong />
      </section>
    </Stack>
  ),
};
/** Shows the logo of another shop instead of the drake. */
export const OwnLogo: Story = {
  render: () => <Sample logo={<Icon glyph={Bird} size="lg" />} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a svg')).toHaveClass('lucide-bird');
  },
};
export const LongText: Story = { render: () => <Sample isLong /> };
