export { emulatorConnections } from './firebase-app-emulators.ts';
export { attested, isAttesting, reconnect, startFirebase } from './firebase-app.ts';
export {
  keptUid,
  renewSession,
  signInToFirebase,
  signOutOfFirebase,
  type SignedInPerson,
} from './account/identity.ts';
export { useStanding, watchSession } from './account/standing.ts';
export { deleteAccount, downloadAccount } from './account/account.ts';
export { useKeptUid } from './account/use-kept-uid.ts';
export { updateUser } from './account/users.ts';
export { useDuty, useSecondFactor } from './account/duties.ts';
export { useDecision, useFiledReports, useHistory, useOwnAppeal } from './house/decisions.ts';
export { useHiddenWords } from './house/hidden-words.ts';
export { useHouseQueue, type HousePart, type HouseQueue } from './house/house-queue.ts';
export {
  commands,
  type AnswerTo,
  type Area,
  type CommandTo,
  type CommandType,
  type ReplyTo,
  type Sender,
} from './areas/commands.ts';
export { newCommandId } from './commands/send-command.ts';
export { clockJumps } from './clock/clock-jumps.ts';
export { serverClock, serverNow } from './clock/server-clock.ts';
export { useServerNow } from './clock/use-server-now.ts';
export { hasNoConnection } from './live/connection.ts';
export { useLearning, useLessonProgress, type Learning } from './learning/use-learning.ts';
export { useAllGiven, useAllReceived, useGivenBallots, type InRoom } from './feedback/ballots.ts';
export { useComparison } from './feedback/comparison.ts';
export { useAllSuggestions, useOwnSuggestions } from './feedback/suggestions.ts';
export { bothLive, mapLive, type Live, type LiveProblem } from './live/live.ts';
export { useUnreadableReports } from './feedback/use-unreadable-reports.ts';
export { useOperations, type Operations } from './operations/use-operations.ts';
export { useUnreadableList, type UnreadableList } from './operations/unreadable.ts';
export { fetchPeople, useDirectory, type Directory, type PeopleWish } from './people/directory.ts';
export { useAllFindable } from './people/findable.ts';
export { useFollowedNews, type FollowedNews } from './people/followed-news.ts';
export { useInvitations } from './people/invitations.ts';
export {
  useDebatesOf,
  useFollows,
  useMyBlocks,
  useNotices,
  useProfile,
  useReach,
} from './people/people-sources.ts';
export { usePresence } from './people/presence.ts';
export { fetchUsernameOwner, useWelcome } from './people/welcome.ts';
export { removePhoto, sendPhoto, sendScreenshot, type Sending } from './pictures/send-picture.ts';
export {
  useDebateReport,
  useMyFeedback,
  useMyFeedbackOn,
  useWeaknesses,
  type DebateFeedback,
} from './reports/debate-report.ts';
export { useMapCorrections, useReportMap } from './reports/report-map.ts';
export { browserShelf, roomShelfKey, type Shelf } from './storage/browser-shelf.ts';
export { readAllDrafts, type RoomDraft } from './rooms/all-drafts.ts';
export { useFullStorage } from './storage/use-full-storage.ts';
export { keepDebate, keepRecord, readRecord, readRecords, readRooms } from './kept/kept-debates.ts';
export { keepRooms } from './kept/keep-rooms.ts';
export { forgetKept, keptStore } from './kept/kept-store.ts';
export { useAppeals } from './rooms/appeals.ts';
export { useJudgeBallot, usePanelDecision } from './rooms/judging.ts';
export { useBackchannelFor } from './rooms/backchannel-for.ts';
export { type Backchannel } from './rooms/chat-history.ts';
export {
  fetchDebateRecord,
  useDebateRecord,
  type DebateRecord,
  type RecordReading,
} from './rooms/debate-record.ts';
export { NO_DRAFT, useDrafts, type Draft, type OwnDraft } from './rooms/draft.ts';
export { useKeptDraft, useServerDraft, type DraftPlace } from './rooms/kept-draft.ts';
export { fetchAround } from './rooms/around.ts';
export { useFlags, type FlagList } from './rooms/flags.ts';
export { useCaptions } from './rooms/captions.ts';
export { useCare } from './rooms/care.ts';
export { useFloor, type FloorView } from './rooms/floor.ts';
export { useAudience, usePresentCount, type Audience } from './rooms/audience.ts';
export { useFaces } from './rooms/faces.ts';
export { isHere, useHeartbeat, type Pulse } from './rooms/heartbeat.ts';
export { fetchCatalogue } from './search/catalogue.ts';
export { useLiveRooms, useOpenRooms, useScheduledRooms } from './rooms/live-rooms.ts';
export { useMembers } from './rooms/members.ts';
export { useMyRooms } from './rooms/my-rooms.ts';
export { useHiddenMessages, type HiddenMessage } from './rooms/hidden-messages.ts';
export { useModerationLog, type ModerationLog } from './rooms/moderation-log.ts';
export { fetchOwnReaction } from './rooms/own-reaction.ts';
export { useOutbox, type Post } from './rooms/outbox.ts';
export { useRoomDocument } from './rooms/room.ts';
export { useInvitationCard } from './rooms/invitation-card.ts';
export { useSeeker, useSeekerBeat } from './rooms/seeker.ts';
export type { Earlier } from './rooms/use-earlier.ts';
export { fetchWholeFloor, useWholeFloor } from './rooms/whole-floor.ts';
export { isWriting, useWritingSign } from './rooms/writing.ts';
export { useVote } from './rooms/votes.ts';
export { fetchCase } from './topics/find-case.ts';
export { streamProposals } from './topics/stream-proposals.ts';
export { useTopic, useWaitingTopics } from './topics/topic.ts';
export { useTopicVote } from './topics/topic-vote.ts';
export {
  topicPlace,
  TOPICS_A_PAGE,
  useTopicsPage,
  type TopicPlace,
  type TopicSort,
  type TopicsWish,
} from './topics/topics-page.ts';
export { useTopics } from './topics/topics.ts';
