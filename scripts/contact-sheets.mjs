import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FIRST_VIEW_SUFFIX = '.first.png';

/**
 * Writes an HTML page with the screenshots of each look, and an index of these pages.
 *
 * @param {string} folder contains a folder of screenshots for each look
 * @returns {string} path of the index
 */
export function writeContactSheets(folder) {
  const looks = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of looks) {
    const screens = readdirSync(join(folder, name)).filter((file) => file.endsWith(FIRST_VIEW_SUFFIX));
    const figures = screens.map((file) => figureOf(name, file.slice(0, -FIRST_VIEW_SUFFIX.length)));
    writeFileSync(join(folder, `${name}.html`), pageOf(name, figures.join('\n')));
  }
  const links = looks.map(({ name }) => `<li><a href="${name}.html">${name}</a></li>`);
  const index = join(folder, 'index.html');
  writeFileSync(index, pageOf('Screens', `<ul>${links.join('\n')}</ul>`));
  return index;
}

/** @param {string} look @param {string} screen */
function figureOf(look, screen) {
  const image = `<img src="${look}/${screen}${FIRST_VIEW_SUFFIX}" alt="${screen}" loading="lazy">`;
  return `<figure><a href="${look}/${screen}.png">${image}</a><figcaption>${screen}</figcaption></figure>`;
}

/** @param {string} title @param {string} content */
function pageOf(title, content) {
  return `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{inline-size:320px;border:1px solid #ccc}h1{inline-size:100%}</style>
<h1>${title}</h1>
${content}
`;
}
