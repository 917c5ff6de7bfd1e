export { NotificationList, type NotificationListProps } from '../account/NotificationList/NotificationList.tsx';
