import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';

const tags = { br: () => <br />, b: (words: string) => <b>{words}</b> };
const draw = (text: string) => renderToStaticMarkup(<RichText text={text} tags={tags} />);

it.each([
  ['no tags', '<span>no tags</span>'],
  ['', ''],
  ['one<br/>two<br />three', '<span>one</span><br/><span>two</span><br/><span>three</span>'],
  ['agree to <b>the terms</b>', '<span>agree to </span><b>the terms</b>'],
  ['<b>1</b><b>2</b>', '<b>1</b><b>2</b>'],
])('%s', (text, html) => {
  expect(draw(text)).toBe(html);
});

it('takes nothing for an element but the tags that it knows', () => {
  expect(draw('a < b & <i>c</i> <img src=x onerror=alert(1)> <b>&amp;<i>d</i></b> </b> <b>')).toBe(
    '<span>a &lt; b &amp; &lt;i&gt;c&lt;/i&gt; &lt;img src=x onerror=alert(1)&gt; </span><b>&amp;amp;&lt;i&gt;d&lt;/i&gt;</b><span> &lt;/b&gt; &lt;b&gt;</span>',
  );
  expect(draw('<constructor/><toString>x</toString>')).toBe(
    '<span>&lt;constructor/&gt;&lt;toString&gt;x&lt;/toString&gt;</span>',
  );
});

it('needs no keys', () => {
  const said = vi.spyOn(console, 'error');
  draw('<b>1</b>, <b>2</b>');
  expect(said).not.toHaveBeenCalled();
});
