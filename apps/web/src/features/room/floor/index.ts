export { FloorDialogs, type FloorQuestion } from './floor-dialogs.tsx';
export { floorItems } from './floor-items.ts';
export { Floor, type FloorHandle } from './floor.tsx';
export { useFloorActions } from './use-floor-actions.ts';
export { useLeftOff } from './use-left-off.ts';
export { WritingLine } from './writing-line.tsx';
