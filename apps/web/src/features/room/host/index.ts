export { EditMotion, mayEditMotion } from './edit-motion.tsx';
export { FlagDialog } from './flag-dialog.tsx';
export { FlagsBar } from './flags-bar.tsx';
export { HideDialog } from './hide-dialog.tsx';
export { hostActions } from './host-actions.ts';
export { HostBar } from './host-bar.tsx';
export { mayHideWords } from './may-hide-words.ts';
export { ReportChatLine, ReportMessage, ReportRoom } from './report-message.tsx';
