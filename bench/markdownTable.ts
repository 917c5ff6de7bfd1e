/** Formats a Markdown table: the first column is aligned left, the others right. */
export function markdownTable(header: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
  const widths = header.map((title, column) => Math.max(title.length, 3, ...rows.map((row) => widthOf(row[column]))));
  const line = (cells: readonly (string | undefined)[]) =>
    `| ${widths.map((width, column) => pad(cells[column], width, column)).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}

function pad(cell = '', width: number, column: number): string {
  const padding = ' '.repeat(Math.max(0, width - widthOf(cell)));
  return column === 0 ? cell + padding : padding + cell;
}

/** Returns the width of a text in a terminal, where a Chinese character is as wide as two Latin ones. */
function widthOf(text = ''): number {
  return [...text].reduce((width, char) => width + (/\p{Script=Han}/u.test(char) ? 2 : 1), 0);
}
