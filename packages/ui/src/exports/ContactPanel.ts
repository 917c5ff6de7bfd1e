export type { ContactMessage, ContactTopic } from '../account/ContactPanel/ContactForm.tsx';
export { type ContactChannel, ContactPanel, type ContactPanelProps } from '../account/ContactPanel/ContactPanel.tsx';
