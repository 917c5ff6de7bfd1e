import { defineWords } from '../../intl/Words.ts';

export const resultPageWords = defineWords(
  {
    forbidden: '没有权限',
    forbiddenText: '您没有权限访问此页面',
    notFound: '页面不存在',
    notFoundText: '它可能已经下架，或者地址写错了。',
    serverError: '服务器错误',
    serverErrorText: '服务器错误，请稍后重试',
    success: '完成了',
    goBack: '返回上一页',
    goHome: '回到首页',
  },
  {
    forbidden: 'No permission',
    forbiddenText: 'You do not have permission to see this page',
    notFound: 'Page not found',
    notFoundText: 'It may have been taken off the shelf, or the address is wrong.',
    serverError: 'Server error',
    serverErrorText: 'Server error. Please try again later.',
    success: 'All done',
    goBack: 'Go back',
    goHome: 'Go home',
  },
);
