export { JudgesSection } from './judges-section.tsx';
export { JudgeRole } from './judge-role.tsx';
export { JudgingPanel } from './judging-panel.tsx';
