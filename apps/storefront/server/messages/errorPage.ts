/** Status of a failure that has a page. */
export type FailureStatus = 429 | 500 | 503;

/** Title and sentence in both languages. */
interface FailureTexts {
  chinese: readonly [title: string, text: string];
  english: readonly [title: string, text: string];
}

const failureTexts: Record<FailureStatus, FailureTexts> = {
  429: {
    chinese: ['操作太频繁', '您打开页面的速度太快了，请稍后再试。'],
    english: ['Too many requests', 'You are opening pages too quickly. Please try again in a moment.'],
  },
  500: {
    chinese: ['服务器错误', '服务器错误，请稍后重试。'],
    english: ['Server error', 'Server error. Please try again later.'],
  },
  503: {
    chinese: ['访问人数较多', '当前访问人数较多，请稍后再试。'],
    english: ['The shop is busy', 'Many people are visiting the shop. Please try again in a moment.'],
  },
};

/** Inline style of error pages. */
export const ERROR_PAGE_STYLE =
  'body{margin:0;padding:15vh 16px;font:16px/1.6 system-ui,sans-serif;text-align:center;background:#fbf9f5;color:#1d2623}a{color:#0e5546}@media(prefers-color-scheme:dark){body{background:#111816;color:#e8ece9}a{color:#8fd0bd}}';

/**
 * Returns the HTML of the page that is sent when a page can't be rendered. In two languages, because the visitor's may be unknown.
 * It is a constant, because a busy server has no time to render it.
 */
export function errorPage(status: FailureStatus): string {
  const { chinese, english } = failureTexts[status];
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${chinese[0]} · ${english[0]}</title>
<style>${ERROR_PAGE_STYLE}</style></head>
<body>
<main>
<h1>${chinese[0]}</h1>
<p>${chinese[1]}</p>
<p lang="en-US">${english[1]}</p>
<p><a href="">重试</a> · <a href="" lang="en-US">Try again</a></p>
<p><a href="/home">回到首页</a> · <a href="/home" lang="en-US">Go home</a></p>
</main>
</body>
</html>
`;
}
