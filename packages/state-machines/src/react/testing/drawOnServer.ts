import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

function Probe({ read }: { read: () => unknown }) {
  return createElement('i', null, JSON.stringify(read()));
}

/** What a server draws of a hook: its first state, without an effect. */
export function drawOnServer<Facts>(hook: () => Facts, show: (facts: Facts) => unknown): unknown {
  const html = renderToString(createElement(Probe, { read: () => show(hook()) }));
  return JSON.parse(html.replace(/<.?i>/g, '').replaceAll('&quot;', '"'));
}
