import { defineWords } from '../../intl/Words.ts';

export const errorPanelWords = defineWords(
  {
    title: '这部分暂时无法显示',
    pageTitle: '页面出错了',
    network: '无法连接到服务器，请检查网络连接',
    timeout: '请求超时，请检查网络后重试',
    server: '服务器错误，请稍后重试',
    notFound: '请求的资源不存在',
    forbidden: '没有权限进行此操作',
    unknown: '出错了，请稍后重试',
    reference: '错误编号',
    retry: '重试',
    retrying: '重试中',
    retryIn: (seconds: number) => `${seconds} 秒后可重试`,
    failedAgain: (times: number) => `已重试 ${times} 次，仍未成功`,
  },
  {
    title: 'This part cannot be shown right now',
    pageTitle: 'Something went wrong',
    network: 'Cannot reach the server. Please check your connection.',
    timeout: 'The request timed out. Check your network and try again.',
    server: 'Server error. Please try again later.',
    notFound: 'This does not exist',
    forbidden: 'You are not allowed to do this',
    unknown: 'Something went wrong. Please try again later.',
    reference: 'Reference',
    retry: 'Retry',
    retrying: 'Retrying',
    retryIn: (seconds) => `Retry in ${seconds} s`,
    failedAgain: (times) =>
      times === 1 ? 'Tried again once, without success' : `Tried again ${times} times, without success`,
  },
);
