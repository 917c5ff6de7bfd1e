import { defineWords } from '@mallard/ui/words';

/** What the faces of machines say beside the words of the components that they are made of. */
export const facesWords = defineWords(
  {
    refused: '没有成功',
    page: '页面照常可用',
    signedIn: '已登录',
    signOut: '退出登录',
    retry: '重试',
    userUnavailable: '已登录，但暂时读不到资料',
    cancelOrder: '取消订单',
    asked: '这笔订单',
    done: '订单已取消',
    dismissed: '没有更改',
    changing: (count: number) => `正在处理 ${count} 笔订单`,
  },
  {
    refused: 'That did not work',
    page: 'The page below goes on as usual',
    signedIn: 'Signed in',
    signOut: 'Log out',
    retry: 'Try again',
    userUnavailable: 'Signed in, but the profile cannot be read right now',
    cancelOrder: 'Cancel order',
    asked: 'This order',
    done: 'The order is cancelled',
    dismissed: 'Nothing has changed',
    changing: (count) => (count === 1 ? '1 order is being changed' : `${count} orders are being changed`),
  },
);
