export { openRoom } from './access/access.ts';
export type { Afterwards, Handled, Refused, RoomHandler } from './access/context.ts';
export { ROOM_RIGHTS } from './access/room-rights.ts';
export { sweepRoom } from './clock/sweep-room.ts';
export { tick } from './clock/tick.ts';
export { createKnownRooms, type KnownRooms } from './commands/known-rooms.ts';
export type { Later, Platform } from './commands/platform.ts';
export { runCommand } from './commands/run-command.ts';
export { createRoom } from './handlers/create-room.ts';
export { readInvitationCard } from './handlers/invitation-card.ts';
export { debateCommand } from './handlers/debate-command.ts';
export { speak } from './handlers/speak.ts';
export type { FindCaseFile } from './port/case-files.ts';
export type { Chance } from './port/chance.ts';
export type { Batch, Snapshot, Query, Reader, Unit, Version, Writer } from './port/documents.ts';
export { FieldValue } from './port/field-values.ts';
export { fieldsOf, readable, readIfReadable, readStored, UnreadableDocument } from './port/read-stored.ts';
export {
  clockTaskSchema,
  EarlyTask,
  nameOfTask,
  type ClockTask,
  type ScheduledTask,
} from './room/clock-task.ts';
export { tasksFor } from './room/clock-tasks.ts';
export { idFor } from './room/command-id.ts';
export { judgeTopicTwice } from './room/judge-topic.ts';
export { judgeTwice, judgeWords, type Judge, type ReadOtherLanguages } from './room/judge-words.ts';
export { classifyTaskSchema, wordTaskSchema, type ClassifyTask, type WordTask } from './room/model-tasks.ts';
export { lookAgainAtShown } from './commands/look-again.ts';
export { noteDeadlineMs, noteShown, readShown } from './commands/note-shown.ts';
export { holdIn, moderatePost, withHeard, withoutClaimsOf, withReworded } from './room/moderate-post.ts';
export { announce, namesIn, stateOf } from './room/moderation.ts';
export { EMPTY_MEMORY, moveOnlyCounts, storedRoom, type StoredRoom } from './room/stored-room.ts';
export { putInCatalogue, takeFromCatalogue } from './store/catalogue.ts';
export { motionPath } from './store/motion-path.ts';
export { type Told } from './store/notice-store.ts';
export { readPerson } from './store/person.ts';
export { RoomStore } from './store/room-store.ts';
export { SeekerStore } from './store/seeker-store.ts';
export { publishedTopic } from './store/topic-counts.ts';
export { isPlainMap, UnstorableError, writeChecks } from './storing/check-write.ts';
