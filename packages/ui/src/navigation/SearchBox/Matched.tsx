import * as styles from './SearchPanel.css.ts';

/** A text that highlights the typed part. */
export function Matched({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  // A suggestion is a search keyword, so page translators must not change it.
  if (at < 0) return <span translate="no">{text}</span>;
  const end = at + typed.length;
  return (
    <span translate="no">
      {text.slice(0, at)}
      <b className={styles.match}>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  );
}
