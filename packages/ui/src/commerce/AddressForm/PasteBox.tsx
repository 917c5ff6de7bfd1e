import type { AddressField } from '@mallard/domain/validation';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useForm } from '../../forms/Form/FormContext.ts';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { ClipboardPaste } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './AddressForm.css.ts';
import type { ParsePasted, PastedAddress } from './AddressFormValues.ts';
import { describeRecognition } from './describeRecognition.ts';

interface PasteBoxProps {
  parse: ParsePasted;
  /** Called when parsing begins. */
  onStart: () => void;
  /** Fills these fields of the form with the result, and clears the others. */
  onFound: (found: PastedAddress, names: readonly Field[]) => void;
  /** Restores these fields, and those that were cleared. */
  onUndo: (names: readonly Field[]) => void;
}

const fields = ['recipientName', 'phone', 'region', 'detailAddress', 'postcode'] as const satisfies AddressField[];
type Field = (typeof fields)[number];
/** All fields but the postcode, which is optional. */
const needed = fields.filter((name) => name !== 'postcode');
/** Maximum length of a text to parse, so that parsing does not block the page. */
const MAX_CHARACTERS = 1000;

/** Fills the form with an address from a pasted text, for review; the result can be undone. */
export function PasteBox({ parse, onStart, onFound, onUndo }: PasteBoxProps) {
  const t = useMessages('address', 'AddressForm');
  const tShared = useMessages('shared', 'common');
  const announce = useAnnounce();
  const { onFieldChange } = useForm();
  const noteId = useId();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [filled, setFilled] = useState<readonly Field[]>([]);
  const [isPending, setPending] = useState(false);
  // Identifies the latest request: its result is ignored once the text changes or the form is
  // unmounted.
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  function showMessage(sentence: string) {
    setNote(sentence);
    announce(sentence, { key: 'paste' });
  }

  function listOf(names: readonly Field[]): string {
    return names.map((name) => t(name)).join(tShared('listSeparator'));
  }

  async function recognize() {
    if (text.trim() === '') return;
    if (text.length > MAX_CHARACTERS) return showMessage(t('tooLong'));
    setPending(true);
    onStart();
    const reading = turn.current;
    let found: PastedAddress | undefined;
    try {
      found = await parse(text);
    } catch {
      // The parser's code may have failed to load: the text may contain an address.
    }
    if (reading !== turn.current) return;
    setPending(false);
    const foundFields = fields.filter((name) => found?.[name]);
    setFilled(foundFields);
    if (!found) return showMessage(t('recognitionFailed'));
    if (foundFields.length === 0) return showMessage(t('nothingRecognized'));
    onFound(found, foundFields);
    foundFields.forEach(onFieldChange);
    const missing = needed.filter((name) => !foundFields.includes(name));
    showMessage(
      describeRecognition(
        listOf(foundFields),
        listOf(missing),
        (found.unusedParts ?? []).join(tShared('optionSeparator')),
        t,
      ),
    );
  }

  function undo() {
    setFilled([]);
    onUndo(filled);
    filled.forEach(onFieldChange);
    showMessage(t('undone'));
  }

  return (
    <div className={styles.paste}>
      <TextArea
        // Named, so that a form with only this text counts as changed.
        name="pastedText"
        label={t('paste')}
        description={t('pasteHint')}
        value={text}
        rows={2}
        onChange={(next) => {
          turn.current += 1;
          setPending(false);
          setText(next);
          setNote('');
        }}
      />
      <div className={styles.pasteFoot}>
        <Button
          variant="quiet"
          size="sm"
          iconStart={<Icon glyph={ClipboardPaste} size="sm" />}
          isDisabled={text.trim() === ''}
          isPending={isPending}
          pendingLabel={t('recognizing')}
          {...(note !== '' && { 'aria-describedby': noteId })}
          onPress={() => void recognize()}
        >
          {t('recognize')}
        </Button>
        {note !== '' && (
          <p id={noteId} className={styles.pasteNote}>
            {note}
          </p>
        )}
        {filled.length > 0 && note !== '' && (
          <Button variant="ghost" size="sm" onPress={undo}>
            {t('undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
