import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';

const tags = { br: () => <br />, b: (text: string) => <b>{text}</b> };
const render = (text: string) => renderToStaticMarkup(<RichText text={text} tags={tags} />);

it.each([
  ['no tags', '<span>no tags</span>'],
  ['', ''],
  ['one<br/>two<br />three', '<span>one</span><br/><span>two</span><br/><span>three</span>'],
  ['agree to <b>the terms</b>', '<span>agree to </span><b>the terms</b>'],
  ['<b>1</b><b>2</b>', '<b>1</b><b>2</b>'],
])('%s', (text, html) => {
  expect(render(text)).toBe(html);
});

it('renders only the given tags as elements', () => {
  expect(render('a < b & <i>c</i> <img src=x onerror=alert(1)> <b>&amp;<i>d</i></b> </b> <b>')).toBe(
    '<span>a &lt; b &amp; &lt;i&gt;c&lt;/i&gt; &lt;img src=x onerror=alert(1)&gt; </span><b>&amp;amp;&lt;i&gt;d&lt;/i&gt;</b><span> &lt;/b&gt; &lt;b&gt;</span>',
  );
  expect(render('<constructor/><toString>x</toString>')).toBe(
    '<span>&lt;constructor/&gt;&lt;toString&gt;x&lt;/toString&gt;</span>',
  );
});

it('warns about no missing keys', () => {
  const consoleError = vi.spyOn(console, 'error');
  render('<b>1</b>, <b>2</b>');
  expect(consoleError).not.toHaveBeenCalled();
});
