export { PracticeCase } from './practice-case.tsx';
export { StartDebate } from './start-debate.tsx';
export { useStartDebate } from './use-start-debate.ts';
export { TopicPicker } from './topic-picker.tsx';
