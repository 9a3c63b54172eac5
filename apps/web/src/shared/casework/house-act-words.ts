import {
  HOUSE_ACTS,
  SUBJECT_KINDS,
  type CaseSubject,
  type HouseAct,
  type HouseActKind,
  type SubjectKind,
} from '@rostrum/domain';
import * as m from '@rostrum/words/casework';

/** A choice of a member of the house, as a verb. */
export const ACT_CHOICES: Readonly<Record<HouseActKind, () => { label: string; hint: string }>> = {
  hideMessage: () => ({ label: m.hideMessage(), hint: m.hideMessageHint() }),
  closeRoom: () => ({ label: m.closeRoom(), hint: m.closeRoomHint() }),
  hideTopic: () => ({ label: m.hideTopic(), hint: m.hideTopicHint() }),
  askToEdit: () => ({ label: m.askToEdit(), hint: m.askToEditHint() }),
  publishTopic: () => ({ label: m.publishTopic(), hint: m.publishTopicHint() }),
  refuseTopic: () => ({ label: m.refuseTopic(), hint: m.refuseTopicHint() }),
  holdBackProfile: () => ({ label: m.holdBackProfile(), hint: m.holdBackProfileHint() }),
  replaceName: () => ({ label: m.replaceName(), hint: m.replaceNameHint() }),
  removePhoto: () => ({ label: m.removePhoto(), hint: m.removePhotoHint() }),
  warn: () => ({ label: m.warn(), hint: m.warnHint() }),
  suspend: () => ({ label: m.suspend(), hint: m.suspendHint() }),
};

/** A decision's acts, in a few words: "Account suspended for 7 days". */
export function houseActWords(act: HouseAct): string {
  switch (act.act) {
    case 'suspend':
      return act.days === null ? m.didSuspendForGood() : m.didSuspend({ days: act.days });
    case 'closeRoom':
      return act.isHidden ? m.didCloseAndHide() : HOUSE_ACTS.closeRoom();
    default:
      return HOUSE_ACTS[act.act]();
  }
}

/** All of a decision in one line: "Message hidden · Account suspended for 7 days". */
export function houseActsWords(acts: readonly HouseAct[]): string {
  return acts.map(houseActWords).join(' · ') || m.noAction();
}

/** The subject of a report or a decision, within a sentence. */
const SUBJECT_WORDS: Readonly<Record<SubjectKind, () => string>> = {
  room: m.aDebate,
  message: m.aMessage,
  judgeReason: m.aJudgeReason,
  chatLine: m.aChatLine,
  person: m.aProfile,
  photo: m.aPhoto,
  topic: m.aTopic,
  waitingTopic: m.aTopic,
};
export const subjectWords = ({ kind }: CaseSubject): string => SUBJECT_WORDS[kind]();
export const subjectName = ({ kind }: CaseSubject): string => SUBJECT_KINDS[kind]();
