import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleArticle } from '../../fixtures/sampleArticles.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';

const privacy = both('隐私政策', 'Privacy policy');
const date = both('2026\u00a0年 11\u00a0月 20\u00a0日', '20 November 2026');
const intro = both('我们尽量少知道您的事。', 'We try to know little about you.');

interface SampleProps extends Omit<ArticlePageProps, 'title' | 'sections'> {
  count?: number;
  repeat?: number;
}
function Sample({ count, repeat = 1, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const sections = sampleArticle(locale)
    .slice(0, count)
    .map((section) => ({ ...section, heading: section.heading.repeat(repeat) }));
  return (
    <ArticlePage
      {...props}
      title={privacy[locale].repeat(repeat)}
      intro={intro[locale].repeat(repeat)}
      updated={date[locale]}
      sections={sections}
    />
  );
}

const meta = { title: 'Account/ArticlePage', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Has a list of sections from four sections on. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const sections = sampleArticle(localeOf(globals));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textOf(globals, privacy));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(sections.length);
    const contents = within(
      canvas.getByRole('navigation', { name: messagesOf(globals, 'account', 'ArticlePage')('contents') }),
    );
    const [first] = contents.getAllByRole('link');
    await expect(first).toHaveAttribute('href', '#what-we-keep');
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

export const Matrix: Story = {};

/** A short article needs no list of its sections. */
export const Short: Story = {
  args: { count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const LongText: Story = { args: { repeat: 4 } };
export const Narrow: Story = { args: { repeat: 2 }, decorators: [narrow] };
