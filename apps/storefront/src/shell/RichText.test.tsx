import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';

const tags = { br: () => <br />, b: (words: string) => <b>{words}</b> };
const draw = (text: string) => renderToStaticMarkup(<RichText text={text} tags={tags} />);

it.each([
  ['no tags', 'no tags'],
  ['', ''],
  ['one<br/>two<br />three', 'one<br/>two<br/>three'],
  ['agree to <b>the terms</b>', 'agree to <b>the terms</b>'],
  ['<b>1</b><b>2</b>', '<b>1</b><b>2</b>'],
])('%s', (text, html) => {
  expect(draw(text)).toBe(html);
});

it('takes nothing for an element but the tags that it knows', () => {
  expect(draw('a < b & <i>c</i> <img src=x onerror=alert(1)> <b>&amp;<i>d</i></b> </b> <b>')).toBe(
    'a &lt; b &amp; &lt;i&gt;c&lt;/i&gt; &lt;img src=x onerror=alert(1)&gt; <b>&amp;amp;&lt;i&gt;d&lt;/i&gt;</b> &lt;/b&gt; &lt;b&gt;',
  );
  expect(draw('<constructor/><toString>x</toString>')).toBe('&lt;constructor/&gt;&lt;toString&gt;x&lt;/toString&gt;');
});

it('needs no keys', () => {
  const said = vi.spyOn(console, 'error');
  draw('<b>1</b>, <b>2</b>');
  expect(said).not.toHaveBeenCalled();
});
