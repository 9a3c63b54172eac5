export { Backchannel } from './backchannel.tsx';
export { ChatLabel } from './chat-label.tsx';
export { useChatRead } from './use-chat-read.ts';
