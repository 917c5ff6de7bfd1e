import * as styles from './SearchPanel.css.ts';

/** A text in which what was typed stands out. */
export function Matched({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return <span>{text}</span>;
  const end = at + typed.length;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <b className={styles.match}>{text.slice(at, end)}</b>
      <span>{text.slice(end)}</span>
    </>
  );
}
