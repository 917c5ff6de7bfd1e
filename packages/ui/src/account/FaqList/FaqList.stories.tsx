import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { compose } from '../../fixtures/compose.ts';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleFaq } from '../../fixtures/sampleArticles.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { FaqList, type FaqListProps } from './FaqList.tsx';

const contact = both('联系我们', 'Contact us');
const fee = both('运费', 'shipping cost');
const orders = both('搜索订单问题', 'Search questions about orders');
const wait = both('等结果', 'wait for');

function Sample(props: Omit<FaqListProps, 'groups' | 'emptyAction'>) {
  const locale = useSampleLocale();
  return (
    <FaqList
      {...props}
      groups={sampleFaq(locale)}
      emptyAction={
        <LinkButton href="#contact" variant="quiet">
          {contact[locale]}
        </LinkButton>
      }
    />
  );
}

const meta = { title: 'Account/FaqList', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press opens and closes an answer; the link beside it has a URL to copy. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const [group] = sampleFaq(localeOf(globals));
    const topic = group?.topics[0];
    const answer = canvas.getByText(topic?.answer ?? '');
    await expect(answer).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const question = canvas.getByText(topic?.question ?? '');
    await expect(question.closest('summary')).toHaveFocus();
    // A native element: synthetic keys do not open it, a click does.
    await userEvent.click(question);
    await expect(answer).toBeVisible();
    const link = canvas.getByRole('link', {
      name: messagesOf(globals, 'account', 'FaqList')('linkTo', { question: topic?.question ?? '' }),
    });
    await expect(link).toHaveAttribute('href', '#how-to-pay');
    await userEvent.click(question);
    await expect(answer).not.toBeVisible();
    await expect(canvas.getByRole('region', { name: group?.name ?? '' })).toBeVisible();
  },
};

/** Searches questions and answers. If only the answer matches, it is open. */
export const Searching: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'account', 'FaqList');
    const field = canvas.getByRole('textbox', { name: t('search') });
    await userEvent.type(field, textOf(globals, wait));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('resultCount', { count: 1 })));
    await expect(canvas.getByRole('group')).toHaveAttribute('open');
    await userEvent.clear(field);
    await userEvent.type(field, textOf(globals, fee).toUpperCase());
    await waitFor(() => expect(canvas.getByRole('group')).not.toHaveAttribute('open'));
    await userEvent.click(canvas.getByRole('button', { name: t('clear') }));
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(3));
    await expect(field).toHaveFocus();
  },
};

export const NothingFound: Story = {
  args: { defaultQuery: 'xyzzy' },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { name: messagesOf(globals, 'account', 'FaqList')('resultCount', { count: 0 }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: textOf(globals, contact) })).toBeVisible();
  },
};

/** The URL contains a topic: it is open. */
export const DeepLink: Story = {
  args: { currentKey: 'payment-failed' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#payment-failed')).toHaveAttribute('open');
    await expect(canvasElement.querySelector('#how-to-pay')).not.toHaveAttribute('open');
  },
};

/** With an open answer, and without results. */
export const Matrix: Story = {
  render: function Matrix() {
    const locale = useSampleLocale();
    return (
      <Stack gap={48}>
        <Sample currentKey="payment-failed" />
        <Sample defaultQuery="xyzzy" searchLabel={orders[locale]} headingLevel={3} />
      </Stack>
    );
  },
};

/** Does not search for the letters of a composition. */
export const Ime: Story = {
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', {
      name: messagesOf(globals, 'account', 'FaqList')('search'),
    });
    const everything = canvas.getAllByRole('group').length;
    compose(field, 'zzzz', '');
    await expect(canvas.getAllByRole('group')).toHaveLength(everything);
    compose(field, 'yunfei', textOf(globals, fee));
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(1));
  },
};

function LongSample() {
  const groups = sampleFaq(useSampleLocale()).map((group) => ({
    ...group,
    topics: group.topics.map((topic) => ({
      ...topic,
      question: topic.question.repeat(4),
      answer: `${topic.answer} `.repeat(5),
    })),
  }));
  return <FaqList groups={groups} currentKey="how-to-pay" />;
}
export const LongText: Story = { render: () => <LongSample /> };
export const Narrow: Story = { render: () => <LongSample />, decorators: [narrow] };
