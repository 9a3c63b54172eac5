import type { Place } from './places.ts';

/** The fields of a document, by who writes them. What a browser may write is in the scenes of the place. */
type Written = { browser?: string; server?: string };

/** Every field of every stored document. A field without its place here fails a test. */
export const FIELDS: Readonly<Record<Place, Written>> = {
  'users/*': { browser: 'displayName email photoURL createdAt updatedAt' },
  'profiles/*': {
    browser: 'lastSeenAtMs',
    server:
      'displayName username photoURL createdAtMs bio interests experience debates isVisible isFeedbackVisible strengths isCompared isFindable isHeldBack isDeleted',
  },
  'usernames/*': { server: 'uid atMs' },
  'findable/*': { server: 'sinceMs' },
  'follows/*': { server: 'by uid atMs' },
  'blocks/*': { server: 'by uid name atMs' },
  'apart/*': { server: 'uids atMs' },
  'invitations/*': {
    server:
      'kind from fromName fromPhotoURL to toName roomId motion formatName formatId side state atMs expiresAtMs',
  },
  'people/*/notices/*': {
    server:
      'kind fromUid fromName fromPhotoURL roomId motion invitationId note decisionId receipt endsAtMs atMs readAtMs',
  },
  'people/*/private/welcome': { server: 'done rulesAcceptedAtMs' },
  'people/*/private/identity': { server: 'name photoURL email updatedAtMs isBanned passwordChangedAtMs' },
  'people/*/private/standing': { server: 'sessionsEndedAtMs suspension' },
  'people/*/private/heldNames': { server: 'names' },
  'people/*/private/reporting': { server: 'unfoundedAtMs' },
  'people/*/private/reach': { server: 'email quiet timeZone language refused' },
  'people/*/devices/*': { server: 'endpoint p256dh auth serverKey called atMs' },
  'people/*/deliveries/*': { server: 'noticeId over noticeAtMs state atMs' },
  'people/*/calls/*': { server: 'roomId motion act says atMs' },
  'people/*/commands/*': { server: 'answer' },
  'erasures/*': { server: 'askedAtMs round step after doneAtMs' },
  'webhookMessages/*': { server: 'atMs' },
  'progress/*/lessons/*': { browser: 'version items startedAtMs finishedAtMs writtenAtMs' },
  'topics/*': {
    server:
      'motion category kind difficulty background arguments terms authorId authorName status counts points hot words twinKeys createdAtMs editedAtMs',
  },
  'topics/*/votes/*': { server: 'uid vote value atMs' },
  'topics/*/server/turn': { server: 'atMs' },
  'topics/*/server/counted': { server: 'readAt' },
  'cases/*': {
    server:
      'subject about aboutName snapshot state round rank isUrgent reasons people visitors newest firstAtMs lastAtMs decisionId decidedAtMs barred untold',
  },
  'cases/*/filed/*': {
    server: 'by byName email caseId number subject round reason text isUrgent snapshotKey atMs',
  },
  'receipts/*': { server: 'caseId reporter secretHash atMs' },
  'decisions/*': {
    server:
      'caseId by subject motion quoted about aboutName concerns acts ground statement explanation isUnfounded atMs appealUntilMs overturnedAtMs',
  },
  'decisions/*/private/record': { server: 'decidedBy before' },
  'houseAppeals/*': {
    server:
      'decisionId caseId by role reason subject motion quoted about aboutName acts ground explanation decisionAtMs atMs verdict answer decidedAtMs',
  },
  'houseLog/*': {
    server: 'kind by about caseId decisionId acts ground verdict wordsHash atMs seq previous hash',
  },
  'house/logHead': { server: 'seq hash' },
  'topicMotions/*': { server: 'topicId' },
  'catalogue/*': { server: 'kind entries' },
  'seekers/*': { server: 'uid wish state sinceMs beatAtMs roomId wasMissed' },
  'rooms/*': {
    server:
      'motion topicId practice visibility strictness language safeguarding hostId code status debate peopleIds people ledger pausedActs tally createdAtMs opensAtMs dueAtMs startedAtMs endedAtMs recordChangedAtMs meeting rematch isExample closed',
  },
  'rooms/*/members/*': { browser: 'lastSeenAtMs writingAtMs', server: 'uid displayName photoURL joinedAtMs' },
  'rooms/*/messages/*': {
    server:
      'authorId authorName side stepIndex kind text state refusal open spans quote edits reactions createdAtMs seq restates right writtenBy language restoredAtMs draft hidden',
  },
  'rooms/*/messages/*/reactions/*': { server: 'uid reaction atMs' },
  'rooms/*/messages/*/hidden/words': { server: 'authorId by text edits' },
  'rooms/*/interventions/*': {
    server:
      'act to says rule messageId side quote spans why level band offers statement appeal engine policyVersion atMs',
  },
  'rooms/*/interventions/*/unfair/*': { server: 'uid side atMs' },
  'rooms/*/captions/*': { server: 'uid text stepIndex atMs writes' },
  'rooms/*/care/*': {
    server:
      'act to says rule messageId side quote spans why level band offers statement appeal engine policyVersion atMs about answeredAtMs',
  },
  'rooms/*/drafts/*': { browser: 'uid commandId text replaces quotes goesOut keptAt' },
  'rooms/*/events/*': {
    server:
      'seq atMs type hostId format by seatId endsAtMs winner side first stepIndex messageId characters as delta inTurn of mayRepeat lapsesAtMs answer remainingMs usedMs uid untilMs reason missing choiceFromMs alone what to stepSeq from why uids result outcome',
  },
  'rooms/*/backchannel/*': { server: 'authorId authorName text createdAtMs hidden' },
  'rooms/*/backchannel/*/hidden/words': { server: 'authorId by text edits' },
  'rooms/*/votes/*': { server: 'uid before after' },
  'rooms/*/flags/*': { server: 'messageId by reason atMs' },
  'rooms/*/appeals/*': {
    server:
      'by atMs verdict decidedBy decidedAtMs answer reason roomId motion language act says rule messageId text concerns',
  },
  'rooms/*/report/debate': {
    server:
      'version writtenAtMs recordChangedAtMs messages notJudged summary lines airtime civility acts verdict swing turningPoints',
  },
  'rooms/*/report/map': { server: 'nodes edges removed' },
  'rooms/*/report/decision': { server: 'closedAtMs panel ballots result' },
  'rooms/*/judgeBallots/*': { server: 'by atMs ballot' },
  'rooms/*/corrections/*': { server: 'from to relation by atMs' },
  'rooms/*/feedback/*': {
    server: 'version uid side formatId writtenAtMs notJudged dimensions mean points answered dropped',
  },
  'rooms/*/ballots/*': { server: 'by about as marks note isAnonymous receivedId atMs' },
  'rooms/*/received/*': { server: 'about as by byName marks note' },
  'rooms/*/server/counts': { server: 'seq atMs spoken used pulse heard recordVersion captioned' },
  'rooms/*/server/moderator': {
    server: 'publicActs lastPublicAtMs notedAtMs ladder coolUntilMs paused unfair done',
  },
  'rooms/*/commands/*': { server: 'answer' },
  'roomCodes/*': { server: 'roomId createdAtMs' },
  'comparisons/*': { server: 'scores' },
  'suggestions/*': { server: 'by kind text page screenshot state answer atMs changedAtMs' },
  'unclaimedFiles/*': { server: 'uid dueAtMs' },
  'rateLimits/*': { server: 'windowStartedAtMs count' },
  'modelUsage/*/shards/*': {
    server: 'inputTokens cachedTokens outputTokens costMicros served calls failures waits',
  },
  'modelUsage/breaker': { server: 'state sinceMs retryAtMs' },
  'modelBudgets/*': { server: 'inputTokens cachedTokens outputTokens costMicros' },
  'browserFaults/*': { server: 'day reports faults' },
  'serverFaults/*': { server: 'day total faults' },
  'lastRuns/*': { server: 'atMs' },
  'signIns/*': { server: 'count' },
  'unreadable/*': { server: 'path problems ids firstSeenAtMs lastSeenAtMs count' },
};
