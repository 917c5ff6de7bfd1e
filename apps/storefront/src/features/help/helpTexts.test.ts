import { locales } from '@mallard/domain/messages';
import { expect, it } from 'vitest';

const help = import.meta.glob<{ default: HelpMessages }>('../../locales/*/help.json', { eager: true });
const ui = import.meta.glob<{ default: { OrderActions: { afterSale: string } } }>(
  '../../../../../packages/ui/src/locales/*/orders.json',
  { eager: true },
);

interface HelpMessages {
  groups: { id: string; topics: { id: string; answer: string }[] }[];
}

it.each(locales)('returns and damaged items are requested in the order, not by a message: %s', (locale) => {
  const topics = help[`../../locales/${locale}/help.json`]?.default.groups.flatMap((group) => group.topics) ?? [];
  const action = ui[`../../../../../packages/ui/src/locales/${locale}/orders.json`]?.default.OrderActions.afterSale;
  for (const id of ['return-window', 'arrived-broken']) {
    const answer = topics.find((topic) => topic.id === id)?.answer;
    expect(answer).toContain(action ?? 'the name of the button');
    expect(answer).toContain('{{returnDays}}');
    expect(answer).not.toMatch(/(?<!不用先)联系客服|给客服|send us|お問い合わせ/);
  }
});
