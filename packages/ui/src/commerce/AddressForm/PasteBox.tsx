import { ClipboardPaste } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './AddressForm.css.ts';
import { addressFormWords } from './AddressForm.words.ts';
import type { ParsePasted, PastedAddress } from './AddressFormValues.ts';

interface PasteBoxProps {
  parse: ParsePasted;
  /** Puts what was found into the form. */
  onFound: (found: PastedAddress) => void;
  /** Puts back what stood there before. */
  onUndo: () => void;
}

const fields = ['recipientName', 'phone', 'region', 'detailAddress', 'postcode'] as const;
const MOST = 500;

/** A text from anywhere becomes the fields of the form, to be checked and, if need be, taken back. */
export function PasteBox({ parse, onFound, onUndo }: PasteBoxProps) {
  const words = useWords(addressFormWords);
  const announce = useAnnounce();
  const noteId = useId();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [canUndo, setCanUndo] = useState(false);
  const [isPending, setPending] = useState(false);

  function tell(sentence: string, isFilled: boolean) {
    setNote(sentence);
    setCanUndo(isFilled);
    announce(sentence, { key: 'paste' });
  }

  async function recognize() {
    if (text.trim() === '') return;
    setPending(true);
    const found = await Promise.resolve(parse(text)).catch((): PastedAddress => ({}));
    setPending(false);
    const names = fields.filter((name) => found[name]).map((name) => words[name]);
    if (names.length > 0) onFound(found);
    tell(
      names.length > 0 ? words.recognized(names.join(words.fieldSeparator)) : words.nothingRecognized,
      names.length > 0,
    );
  }

  return (
    <div className={styles.paste}>
      <TextArea
        label={words.paste}
        description={words.pasteHint}
        value={text}
        rows={2}
        maxLength={MOST}
        hasCounter={false}
        onChange={(next) => {
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
          pendingLabel={words.recognizing}
          {...(note !== '' && { 'aria-describedby': noteId })}
          onPress={() => void recognize()}
        >
          {words.recognize}
        </Button>
        {note !== '' && (
          <p id={noteId} className={styles.pasteNote}>
            {note}
          </p>
        )}
        {canUndo && note !== '' && (
          <Button
            variant="ghost"
            size="sm"
            onPress={() => {
              onUndo();
              tell(words.undone, false);
            }}
          >
            {words.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
