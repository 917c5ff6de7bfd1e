export { NotificationList, type NotificationListProps } from '../account/NotificationList/NotificationList.tsx';
export { notificationListWords } from '../account/NotificationList/NotificationList.words.ts';
