/* eslint-disable words/visible -- The log speaks English to operators. */
/**
 * Every line that the server writes to its log: how severe it is, and its sentence. The key is the field `line` of the entry, by which
 * alerts and docs/operations.md name it.
 */
export const LOG_LINES = {
  fault: ['ERROR', 'A request or a task failed'],
  faultNotCounted: ['ERROR', 'A fault could not be counted for the operators'],
  browserReportsNotStored: ['ERROR', 'Reports of browsers could not be stored'],
  unreadable: ['ERROR', 'A stored document could not be read'],
  unreadableNotNoted: ['ERROR', 'An unreadable document was not noted'],
  unreadableRemoved: ['WARNING', 'An operator removed an unreadable document'],
  unreadableRepaired: ['WARNING', 'An operator repaired a document'],
  signInNotCounted: ['WARNING', 'A sign-in could not be counted'],
  tokenRefused: ['INFO', 'A sign-in token was refused'],
  clerkKeysUnreachable: ['ERROR', 'The keys of Clerk cannot be read'],
  webhookRefused: ['WARNING', 'A message to the webhook was refused'],
  erasureWentOn: ['INFO', 'An erasure went on'],
  swept: ['INFO', 'The sweeper looked at the rooms that are due'],
  roomNotSwept: ['ERROR', 'A room could not be swept'],
  roomNotSetAside: ['ERROR', 'A room could not be set aside'],
  runNotKept: ['WARNING', 'The time of a run in the background could not be kept'],
  clockTaskNotMade: ['ERROR', 'A clock task could not be made'],
  taskNotMade: ['WARNING', 'A task could not be handed on'],
  noticeNotMade: ['ERROR', 'A notice could not be handed on'],
  reportNotAsked: ['ERROR', 'A report could not be asked for'],
  reportersNotTold: ['ERROR', 'Those who reported a case could not be told'],
  photoNotHeld: ['ERROR', 'A photo that the house removed could not be kept for an appeal'],
  fileNotRemoved: ['ERROR', 'A file that nobody needs could not be removed'],
  fileNotRemovedYet: ['WARNING', 'A file that nobody needs could not be removed yet'],
  reachSettingsWrong: ['ERROR', 'Nobody is reached outside the product: the settings are wrong'],
  addressRefused: ['WARNING', 'An address refuses e-mail'],
  pushRefused: ['ERROR', 'A push message was refused'],
  modelSettingsWrong: ['ERROR', 'The language model is not in use'],
  modelGaveNothing: ['INFO', 'A model gave nothing to use'],
  modelLeftOut: ['ERROR', 'A model took no part in a report'],
  breakerChanged: ['WARNING', 'The breaker of the language model changed'],
  budgetNearlySpent: ['WARNING', 'The language model has used most of the budget of the day'],
  spendingSettingsWrong: ['ERROR', 'SPENDING_DAY_BUDGET is no amount; the usual budget holds'],
  spendingNotKnown: ['WARNING', 'The spending of the day is not known; optional work stays as it was'],
  readerWithoutEncoder: ['ERROR', 'The second reader cannot use the encoder'],
  readerGaveNothing: ['WARNING', 'The second reader gave no opinion; only explicit phrases count'],
  topicReaderGaveNothing: ['WARNING', 'The reader of topics gave no opinion; nothing counts as off topic'],
  motionReaderWithoutEncoder: ['ERROR', 'The reader of motions cannot use the encoder'],
  motionNotRead: ['WARNING', 'A motion was not read by meaning; one about people waits'],
  answerReaderWithoutEncoder: ['ERROR', 'The reader of answers cannot use the encoder'],
  answersNotRead: ['WARNING', 'A map was drawn by its words alone'],
  topicsWithoutEncoder: ['ERROR', 'Topics cannot be found with the encoder'],
  topicsByWords: ['WARNING', 'Topics were found by their words alone'],
  opponentHearsWords: ['WARNING', 'The practice opponent hears words alone'],
} as const satisfies Record<string, readonly ['INFO' | 'WARNING' | 'ERROR', string]>;
/* eslint-enable words/visible */
export type LogLine = keyof typeof LOG_LINES;

/** The fields that alerts read; the log takes these lines only with them. Every line also has `requestId` and `function`. */
export type AlertedFields = {
  swept: {
    /** Running debates that neither the clock nor a browser had moved on. */
    overdueDebates: number;
    roomWaitsSeconds: number;
    opponentWaitsSeconds: number;
    caseWaitsSeconds: number;
    erasureWaitsSeconds: number;
  };
  breakerChanged: { state: string };
};
