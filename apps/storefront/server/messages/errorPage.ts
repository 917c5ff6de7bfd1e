/** HTML of the page that is sent when rendering fails. In two languages, because the visitor's may be unknown. */
export const errorPage = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>服务器错误 · Server error</title></head>
<body>
<main>
<h1>服务器错误，请稍后重试</h1>
<p lang="en-US">Server error. Please try again later.</p>
<p><a href="/home">回到首页</a> · <a href="/home" lang="en-US">Go home</a></p>
</main>
</body>
</html>
`;
