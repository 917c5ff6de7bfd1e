import { serverMessages } from '@mallard/domain/serving';
import { paths } from '../../src/navigation/routes.ts';

/** Status of a failure that has a page. */
export type FailureStatus = 429 | 500 | 503;

/** Inline style of error pages. */
export const ERROR_PAGE_STYLE =
  'body{margin:0;padding:15vh 16px;font:16px/1.6 system-ui,sans-serif;text-align:center;background:#fbf9f5;color:#1d2623}a{color:#0e5546}@media(prefers-color-scheme:dark){body{background:#111816;color:#e8ece9}a{color:#8fd0bd}}';

/**
 * Returns the HTML of the page that is sent when a page can't be rendered. In two languages, because the visitor's may be unknown.
 * It is a constant, because a busy server has no time to render it.
 */
export function errorPage(status: FailureStatus): string {
  const chinese = serverMessages['zh-CN'].failurePage;
  const english = serverMessages['en-US'].failurePage;
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${chinese[status].title} · ${english[status].title}</title>
<style>${ERROR_PAGE_STYLE}</style></head>
<body>
<main>
<h1>${chinese[status].title}</h1>
<p>${chinese[status].text}</p>
<p lang="en-US">${english[status].text}</p>
<p><a href="">${chinese.retry}</a> · <a href="" lang="en-US">${english.retry}</a></p>
<p><a href="${paths.home()}">${chinese.goHome}</a> · <a href="${paths.home()}" lang="en-US">${english.goHome}</a></p>
</main>
</body>
</html>
`;
}
