import * as m from '@rostrum/words/case-words';
import type { CaseReason } from './case-reasons.ts';
import type { SubjectKind } from './case-subject.ts';
import type { HouseActKind } from './house-acts.ts';

/** The label of each reason. */
export const CASE_REASONS: Readonly<Record<CaseReason, () => string>> = {
  threat: m.threat,
  private: m.privateDetails,
  sexual: m.sexual,
  hate: m.hate,
  illegal: m.illegal,
  harassment: m.harassment,
  offensive: m.offensive,
  pretends: m.pretends,
  spam: m.spam,
  other: m.other,
};

/** The rule of the house that each reason breaks, as named in a statement of reasons. */
export const HOUSE_GROUNDS: Readonly<Record<CaseReason, () => string>> = {
  threat: m.threatGround,
  private: m.privateGround,
  sexual: m.sexualGround,
  hate: m.hateGround,
  illegal: m.illegalGround,
  harassment: m.harassmentGround,
  offensive: m.offensiveGround,
  pretends: m.pretendsGround,
  spam: m.spamGround,
  other: m.otherGround,
};

/** The label of each subject. */
export const SUBJECT_KINDS: Readonly<Record<SubjectKind, () => string>> = {
  room: m.aboutRoom,
  message: m.aboutMessage,
  chatLine: m.aboutChatLine,
  judgeReason: m.aboutJudgeReason,
  person: m.aboutPerson,
  photo: m.aboutPhoto,
  topic: m.aboutTopic,
  waitingTopic: m.aboutWaitingTopic,
};

/** The label of each act in the past tense. */
export const HOUSE_ACTS: Readonly<Record<HouseActKind, () => string>> = {
  hideMessage: m.didHideMessage,
  closeRoom: m.didCloseRoom,
  hideTopic: m.didHideTopic,
  askToEdit: m.didAskToEdit,
  publishTopic: m.didPublishTopic,
  refuseTopic: m.didRefuseTopic,
  holdBackProfile: m.didHoldBackProfile,
  replaceName: m.didReplaceName,
  removePhoto: m.didRemovePhoto,
  warn: m.didWarn,
  suspend: m.didSuspend,
};
