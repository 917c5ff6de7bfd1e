import {
  contactMessageRule,
  contactNameRule,
  contactRule,
  type FieldRule,
  problemOf,
} from '@mallard/domain/validation';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { FormAlert } from '../../forms/Form/FormAlert.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { levelBelow } from '../../foundations/Heading/levelBelow.ts';
import { MailCheck } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';

/** Topic of a message. */
export type ContactTopic = 'order' | 'product' | 'account' | 'other';

/** A message to the shop. */
export interface ContactMessage {
  name: string;
  contact: string;
  topic: ContactTopic;
  message: string;
}

export interface ContactFormProps {
  /** Called with a complete message. */
  onSubmit: (message: ContactMessage) => void;
  /** Whether it is being sent. @default false */
  isPending?: boolean | undefined;
  /** Whether it was sent: thanks then replace the form. @default false */
  isSent?: boolean | undefined;
  /** Called to write another message. */
  onAnother?: (() => void) | undefined;
  /** Errors from the server, by field name. */
  validationErrors?: Readonly<Partial<Record<keyof ContactMessage, string>>> | undefined;
  /** Why it could not be sent. */
  errorMessage?: string | undefined;
  /** Called when there is unsaved input, and when there no longer is. */
  onDirtyChange?: FormProps['onDirtyChange'];
  /** The initially selected topic. @default 'order' */
  defaultTopic?: ContactTopic | undefined;
}

const topics: readonly ContactTopic[] = ['order', 'product', 'account', 'other'];

/** The form of a message, and thanks after it was sent, below a title. */
export function ContactForm(props: ContactFormProps & { titleLevel: HeadingLevel }) {
  const {
    onSubmit,
    isPending = false,
    isSent = false,
    onAnother,
    validationErrors,
    errorMessage,
    onDirtyChange,
  } = props;
  const t = useMessages('account', 'ContactPanel');
  const check = (rule: FieldRule, missing: string) => (text: string) => {
    const problem = problemOf(rule, text);
    return problem && (problem === 'REQUIRED' ? missing : t('tooLong', { max: rule.maxLength ?? 0 }));
  };

  if (isSent) {
    return (
      <EmptyState
        headingLevel={levelBelow(props.titleLevel)}
        title={t('sent')}
        illustration={<Icon glyph={MailCheck} size="lg" />}
        action={
          onAnother && (
            <Button variant="quiet" onPress={onAnother}>
              {t('writeAnother')}
            </Button>
          )
        }
      >
        {t('sentHint')}
      </EmptyState>
    );
  }
  return (
    <Form
      isPending={isPending}
      validationErrors={validationErrors}
      onDirtyChange={onDirtyChange}
      onSubmit={(values) => {
        const read = (name: string) => String(values.get(name) ?? '');
        onSubmit({
          name: contactNameRule.normalize(read('name')),
          contact: contactRule.normalize(read('contact')),
          topic: topics.find((topic) => topic === read('topic')) ?? 'other',
          message: contactMessageRule.normalize(read('message')),
        });
      }}
    >
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        isRequired
        validate={check(contactNameRule, t('nameRequired'))}
      />
      <TextField name="contact" label={t('contact')} isRequired validate={check(contactRule, t('contactRequired'))} />
      <Select
        name="topic"
        label={t('topic')}
        defaultValue={props.defaultTopic ?? 'order'}
        items={topics.map((id) => ({ id, label: t(`topics.${id}`) }))}
      />
      <TextArea
        name="message"
        label={t('message')}
        rows={5}
        maxLength={contactMessageRule.maxLength}
        isRequired
        validate={check(contactMessageRule, t('messageRequired'))}
      />
      <Button type="submit" size="lg" isPending={isPending} pendingLabel={t('sending')}>
        {t('send')}
      </Button>
      <FormAlert message={errorMessage} />
    </Form>
  );
}
