import { DEFAULT_SHOP } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';

const files = import.meta.glob<unknown>('../locales/*/{info,help}.json', { eager: true, import: 'default' });

/** Shorter parts of texts can be in any shop. */
const MIN_LENGTH = { 'zh-CN': 8, 'en-US': 24 };

/** Returns the texts that only the sample shop may show, split at their variables. */
export function sampleTexts(locale: ContentLocale): string[] {
  const { about, terms, privacy, descriptions } = files[`../locales/${locale}/info.json`] as InfoMessages;
  const { tagline, description, support, returnAddress } = DEFAULT_SHOP;
  const help = files[`../locales/${locale}/help.json`] as { groups: { topics: HelpTopic[] }[] };
  const answers = help.groups.flatMap(({ topics }) => topics.flatMap((topic) => sampleSentences(topic)));
  return [
    about,
    terms,
    privacy,
    [descriptions.about, descriptions.terms, descriptions.privacy],
    answers,
    [tagline, description, support.hours, returnAddress].map((text) => text[locale]),
  ]
    .flatMap(stringsIn)
    .flatMap((text) => text.split(/\{\{\w+\}\}/))
    .filter((text) => text.length >= MIN_LENGTH[locale]);
}

interface InfoMessages {
  about: unknown;
  terms: unknown;
  privacy: unknown;
  descriptions: Record<'about' | 'terms' | 'privacy', string>;
}

interface HelpTopic {
  answer: string;
  sampleAnswer?: string;
}

/** Returns the sentences that are in the sample's answer only. */
function sampleSentences({ answer, sampleAnswer = '' }: HelpTopic): string[] {
  return sampleAnswer
    .split(/(?<=[.。！])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !answer.includes(sentence));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
