/** The web app manifest, in the shop's default language. @see https://developer.mozilla.org/docs/Web/Progressive_web_apps/Manifest */
export const webManifest = {
  id: '/home',
  name: '绿头鸭商城',
  short_name: '绿头鸭',
  description: 'Mallard',
  lang: 'zh-CN',
  dir: 'ltr',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf9f5',
  theme_color: '#fbf9f5',
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: '购物车', url: '/cart' },
    { name: '我的订单', url: '/order' },
    { name: '全部分类', url: '/category' },
  ],
};
