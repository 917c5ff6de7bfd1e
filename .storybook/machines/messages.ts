import { createStoryMessages } from '../createStoryMessages.ts';
import enUS from './locales/en-US.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

/** Messages that only the machines' stories show. */
export const { messagesIn: machineMessagesIn, useStoryMessages: useMachineMessages } = createStoryMessages({
  'zh-CN': zhCN,
  'en-US': enUS,
});
