import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Announcer } from './Announcer.tsx';
import { useAnnounce } from './AnnouncerContext.ts';

const text = {
  once: both('说一句', 'Say one sentence'),
  burst: both('说二十句', 'Say twenty sentences'),
  urgent: both('打断', 'Interrupt'),
  added: both('已加入购物车', 'Added to cart'),
  count: both('件商品', 'items'),
  failed: both('支付失败，请换一种方式', 'The payment failed. Choose another way.'),
  title: both('新增地址', 'Add address'),
  long: both(
    '购物车里有三件商品的价格变了，一件已经售罄，运费按新的收货地址重新计算过了',
    'The price of three products in the cart has changed, one is sold out, and shipping was worked out again for the new address',
  ),
};

function Speakers() {
  const announce = useAnnounce();
  const locale = useSampleLocale();
  return (
    <Inline>
      <Button onPress={() => announce(text.added[locale])}>{text.once[locale]}</Button>
      <Button
        variant="quiet"
        onPress={() => {
          for (let count = 1; count <= 20; count += 1) announce(`${count} ${text.count[locale]}`, { key: 'count' });
        }}
      >
        {text.burst[locale]}
      </Button>
      <Button variant="danger" onPress={() => announce(text.failed[locale], { politeness: 'assertive' })}>
        {text.urgent[locale]}
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

/** Queues polite sentences; an assertive one interrupts. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.once) }));
    await waitFor(() => expect(spoken(canvasElement)).toBe(textOf(globals, text.added)));
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.urgent) }));
    await waitFor(() => expect(spoken(canvasElement, 'assertive')).toBe(textOf(globals, text.failed)));
  },
};
/** Twenty sentences with the same key are announced once: only the last one. */
export const Burst: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const said: string[] = [];
    const region = canvasElement.querySelector('[data-live-announcer] > [aria-live="polite"]');
    const observer = new MutationObserver(() => {
      if (region?.textContent) said.push(region.textContent);
    });
    if (region) observer.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, text.burst) }));
    await waitFor(() => expect(spoken(canvasElement)).toBe(`20 ${textOf(globals, text.count)}`));
    observer.disconnect();
    await expect(new Set(said)).toEqual(new Set([`20 ${textOf(globals, text.count)}`]));
  },
};

function InDialog() {
  const locale = useSampleLocale();
  return (
    <Dialog isOpen onOpenChange={() => {}} title={text.title[locale]}>
      <Speakers />
    </Dialog>
  );
}
/** Announces while an open dialog hides the page. */
export const WhileADialogIsOpen: Story = {
  args: { children: <InDialog /> },
  play: async ({ canvasElement, userEvent, globals }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: textOf(globals, text.once) }));
    await waitFor(() => expect(spoken(canvasElement)).toBe(textOf(globals, text.added)));
    await expect(canvasElement.querySelector('[data-live-announcer]')?.closest('[aria-hidden="true"]')).toBeNull();
  },
};

function LongSpeaker() {
  const announce = useAnnounce();
  const locale = useSampleLocale();
  return <Button onPress={() => announce(text.long[locale])}>{text.once[locale]}</Button>;
}
/** Announces a long sentence in full without widening the page. */
export const LongText: Story = {
  args: { children: <LongSpeaker /> },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(spoken(canvasElement)).toBe(textOf(globals, text.long)));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
