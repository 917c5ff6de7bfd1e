import { defineWords } from '../../intl/Words.ts';

export const notificationListWords = defineWords(
  {
    label: '消息',
    unread: '未读',
    unreadCount: (count: number) => (count === 0 ? '没有未读消息' : `${count} 条未读`),
    read: '标为已读',
    readNamed: (title: string, content: string) => `标为已读：${title}，${content}`,
    readAll: '全部已读',
    today: '今天',
    yesterday: '昨天',
    empty: '还没有消息',
    emptyHint: '订单和优惠券有了动静，会告诉您。',
    loading: '消息加载中',
  },
  {
    label: 'Messages',
    unread: 'Unread',
    unreadCount: (count) => (count === 0 ? 'Nothing unread' : `${count} unread`),
    read: 'Mark as read',
    readNamed: (title, content) => `Mark as read: ${title}. ${content}`,
    readAll: 'Mark all as read',
    today: 'Today',
    yesterday: 'Yesterday',
    empty: 'No messages yet',
    emptyHint: 'You will hear of your orders and coupons here.',
    loading: 'Loading messages',
  },
);
