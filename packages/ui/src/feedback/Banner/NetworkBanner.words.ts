import { defineWords } from '../../intl/Words.ts';

export const networkBannerWords = defineWords(
  {
    checking: '正在检查网络连接',
    offline: '离线模式：使用本地数据',
    unreachable: '服务器连接失败：使用本地数据',
    cached: '使用缓存数据',
    restored: '网络已恢复',
    /** Ends the sentence before it. */
    syncedAt: (time: string) => `，更新于 ${time}`,
    retry: '重试',
    retrying: '重试中',
  },
  {
    checking: 'Checking the connection',
    offline: 'Offline mode: using local data',
    unreachable: 'Cannot reach the server: using local data',
    cached: 'Using cached data',
    restored: 'Back online',
    syncedAt: (time) => `, updated ${time}`,
    retry: 'Retry',
    retrying: 'Retrying',
  },
);
