import { fieldMessage } from '@mallard/domain/serving';
import {
  emailRule,
  type FieldRule,
  keywordRule,
  loginNameRule,
  mobilePhoneRule,
  nicknameRule,
  normalizePhone,
  postcodeRule,
  recipientNameRule,
  textLength,
  usernameRule,
  validatePhone,
  verificationCodeRule,
} from '@mallard/domain/validation';
import { useSampleLocale } from '@mallard/ui/fixtures';
import { TextField } from '@mallard/ui/TextField';
import { useState } from 'react';
import { DomainPage, Facts, Presets } from './DomainPage.tsx';
import { Choice } from './fields.tsx';
import { useDomainMessages } from './messages.ts';

/** The phone of an address on the mainland: mobile or landline. */
const phoneRule: FieldRule = {
  normalize: (text) => normalizePhone(text),
  check: (phone) => (validatePhone(phone) ? 'PHONE' : undefined),
};

const rules = {
  mobilePhone: mobilePhoneRule,
  phone: phoneRule,
  email: emailRule,
  username: usernameRule,
  loginName: loginNameRule,
  nickname: nicknameRule,
  personName: recipientNameRule,
  postcode: postcodeRule,
  verificationCode: verificationCodeRule,
  keyword: keywordRule,
} satisfies Record<string, FieldRule>;
type RuleName = keyof typeof rules;
const ruleNames = Object.keys(rules) as RuleName[];

const examples: readonly (readonly [RuleName, string])[] = [
  ['mobilePhone', '１３８００１３８０００'],
  ['mobilePhone', '+86 (138) 0013 - 8000'],
  ['phone', '(0755) 2345-6789 ext. 801'],
  ['email', "o'brien@example.com"],
  ['nickname', '\u200b'],
  ['nickname', '\u202eolleh\u202c'],
  ['nickname', '🦆🦆'],
  ['verificationCode', '１２３-４５６'],
];

/** A page to try the field rules of `@mallard/domain/validation`. */
export function FieldsPage() {
  const t = useDomainMessages('fields');
  const tRule = useDomainMessages('rules');
  const locale = useSampleLocale();
  const [name, setName] = useState<RuleName>('mobilePhone');
  const [text, setText] = useState('+86 (138) 0013 - 8000');
  const rule: FieldRule = rules[name];
  const normalized = rule.normalize(text);
  const problem = rule.check(normalized);
  return (
    <DomainPage
      title={t('title')}
      description={t('description')}
      results={
        <Facts
          facts={[
            [t('typed'), <VisibleText key="typed" text={text} />],
            [t('normalized'), <VisibleText key="normalized" text={normalized} />],
            [t('problem'), problem ? <code>{problem}</code> : t('noProblem')],
            [t('message'), problem ? fieldMessage(problem, locale) : t('noProblem')],
            [t('length'), textLength(normalized)],
            [t('limits'), `${rule.minLength ?? 0}–${rule.maxLength ?? '∞'}`],
            [t('isStable'), t(rule.normalize(normalized) === normalized ? 'yes' : 'no')],
          ]}
        />
      }
    >
      <Choice label={t('rule')} ids={ruleNames} labelOf={tRule} value={name} onChange={setName} />
      <TextField label={t('text')} description={t('textHint')} value={text} onChange={setText} />
      <Presets
        items={examples.map(([example, exampleText]) => ({
          label: `${tRule(example)}: ${escapeInvisible(exampleText)}`,
          onPress: () => {
            setName(example);
            setText(exampleText);
          },
        }))}
      />
    </DomainPage>
  );
}

function VisibleText({ text }: { text: string }) {
  return <code>{`"${escapeInvisible(text)}"`}</code>;
}

/** Writes control and format characters as escapes, such as `\u200b`. */
function escapeInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
}
