export { emulatorConnections, type EmulatorAddresses } from './firebase-app-emulators.ts';
export { startFirebase, type EmulatorConnections, type FirebaseSettings } from './firebase-app.ts';
export { signInToFirebase, signOutOfFirebase, type SignedInPerson } from './identity.ts';
export { createUser, createUserIfAbsent, fetchUser, updateUser, type NewUser } from './users.ts';
export { serverClock, serverNow } from './clock/server-clock.ts';
export { useServerNow } from './clock/use-server-now.ts';
export { bothLive, mapLive, type Live, type LiveProblem } from './live/live.ts';
export { useProfiles, type Directory, type PersonProfile } from './people/profiles.ts';
export { browserShelf, type Shelf } from './rooms/browser-shelf.ts';
export { useBackchannel, type Backchannel, type OlderChat } from './rooms/chat-history.ts';
export { NO_DRAFT, useDraft, type Draft } from './rooms/draft.ts';
export { MESSAGES_SHOWN, useFloor } from './rooms/floor.ts';
export { isHere, useHeartbeat } from './rooms/heartbeat.ts';
export { useInterventions } from './rooms/interventions.ts';
export { useLiveRooms, useOpenRooms, useScheduledRooms } from './rooms/live-rooms.ts';
export { useMembers } from './rooms/members.ts';
export { useMyRooms } from './rooms/my-rooms.ts';
export type { Outbox, Post } from './rooms/outbox.ts';
export { useRoomDocument } from './rooms/room.ts';
export {
  newCommandId,
  sendRoomCommand,
  type Reply,
  type RoomCommandInputOf,
} from './rooms/send-room-command.ts';
export { useOutbox } from './rooms/use-outbox.ts';
export { useVote } from './rooms/votes.ts';
export { useTopics } from './topics/topics.ts';
