import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './ReviewItem.css.ts';
import { reviewItemWords } from './ReviewItem.words.ts';

/** What a buyer wrote, cut after some lines with a button for the rest. Readers of the page's structure get all of it. */
export function ReviewText({ text }: { text: string }) {
  const words = useWords(reviewItemWords);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = paragraph.current ?? {};
    setLong(scrollHeight > clientHeight + 1);
    setOpen(false);
  }, [text]);
  return (
    <div className={styles.textBox}>
      <p ref={paragraph} className={styles.text({ isOpen })}>
        {text}
      </p>
      {isLong && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.showLess : words.showAll}
        </button>
      )}
    </div>
  );
}
