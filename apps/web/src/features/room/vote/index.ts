export { SwingPanel } from './swing-panel.tsx';
export { VotePanel } from './vote-panel.tsx';
