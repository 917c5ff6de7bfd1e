export { enUS } from '../intl/en-US.ts';
export type { MessageKey, Messages } from '../intl/Messages.ts';
export { useMessages } from '../intl/useMessages.ts';
export { zhCN } from '../intl/zh-CN.ts';
