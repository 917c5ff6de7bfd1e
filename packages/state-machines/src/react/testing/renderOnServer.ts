import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

function Probe({ read }: { read: () => unknown }) {
  return createElement('i', null, JSON.stringify(read()));
}

/** Renders a hook on a server: its first state, without effects. */
export function renderOnServer<Facts>(hook: () => Facts, show: (facts: Facts) => unknown): unknown {
  const html = renderToString(createElement(Probe, { read: () => show(hook()) }));
  return JSON.parse(html.replace(/<.?i>/g, '').replaceAll('&quot;', '"'));
}
