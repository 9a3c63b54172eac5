export { BeforePanel } from './before-panel.tsx';
export { isBefore } from './before-words.ts';
export { PeoplePanel, pulseOf } from './people-panel.tsx';
export { SharePanel } from './share-panel.tsx';
