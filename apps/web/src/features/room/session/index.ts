export { isMyTurn, turnWords } from './names.ts';
export {
  RoomSessionProvider,
  useConnection,
  useDebateRoom,
  useHostDesk,
  useRoomClock,
  useRoomCommands,
  useRoomFloor,
  useRoomPeople,
  useRoomPlaces,
} from './room-session.tsx';
export { quoteOf } from './quote-of.ts';
export { BESIDE_THE_FLOOR, type RoomPart } from './room-parts.ts';
export { dayAndTime, machineTime, timeOfDay, timeWithSeconds } from './time-of-day.ts';
export { useReadMark } from './use-read-mark.ts';
export { useWordsFirst } from './use-words-first.ts';
export { useRoomWriting, type RoomWriting } from './use-room-writing.ts';
