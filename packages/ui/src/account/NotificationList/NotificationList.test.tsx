import { sampleNotifications } from '../../fixtures/sampleNotifications.ts';
import { conformance } from '../../testing/conformance.tsx';
import { NotificationList } from './NotificationList.tsx';

conformance('NotificationList', (root) => (
  <NotificationList {...root} items={sampleNotifications('en-US')} onRead={() => {}} onReadAll={() => {}} />
));
