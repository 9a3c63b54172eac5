import {
  HOUSE_ACTS,
  SUBJECT_KINDS,
  type CaseSubject,
  type HouseAct,
  type HouseActKind,
  type SubjectKind,
} from '@rostrum/domain';

/** A choice of a member of the house, as a verb. */
export const ACT_CHOICES: Readonly<Record<HouseActKind, { label: string; hint: string }>> = {
  hideMessage: {
    label: 'Hide the words',
    hint: 'A line stands in their place. Their author still reads them.',
  },
  closeRoom: { label: 'Close the debate', hint: 'It ends at once and leaves every list.' },
  hideTopic: { label: 'Hide the topic', hint: 'It leaves the list.' },
  askToEdit: { label: 'Ask its author to edit it', hint: 'The topic stays until then.' },
  holdBackProfile: { label: 'Take the profile out of sight', hint: 'Nobody finds or opens it.' },
  replaceName: { label: 'Replace the name', hint: 'A neutral one stands in its place, everywhere.' },
  removePhoto: { label: 'Remove the photo', hint: 'It is shown nowhere any more.' },
  warn: { label: 'Warn', hint: 'It counts as a step of the rule for repeat offenders.' },
  suspend: {
    label: 'Suspend the account',
    hint: 'They can read, appeal, download and delete, and do nothing else.',
  },
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** A decision's acts, in a few words: "Account suspended for 7 days". */
export function houseActWords(act: HouseAct): string {
  switch (act.act) {
    case 'suspend':
      return act.days === null
        ? `${HOUSE_ACTS.suspend} for good`
        : `${HOUSE_ACTS.suspend} for ${days(act.days)}`;
    case 'closeRoom':
      return act.isHidden ? `${HOUSE_ACTS.closeRoom} and hidden` : HOUSE_ACTS.closeRoom;
    default:
      return HOUSE_ACTS[act.act];
  }
}

/** All of a decision in one line. */
export function houseActsWords(acts: readonly HouseAct[]): string {
  const [first, ...others] = acts.map(houseActWords);
  if (first === undefined) return 'No action';
  return [first, ...others.map((words) => words.charAt(0).toLowerCase() + words.slice(1))].join(', ');
}

/** The subject of a report or a decision, within a sentence. */
const SUBJECT_WORDS: Readonly<Record<SubjectKind, string>> = {
  room: 'a debate',
  message: 'a message',
  judgeReason: 'a judge’s reason',
  chatLine: 'a line of the backchannel',
  person: 'a profile',
  photo: 'a photo',
  topic: 'a topic',
};
export const subjectWords = ({ kind }: CaseSubject): string => SUBJECT_WORDS[kind];
export const subjectName = ({ kind }: CaseSubject): string => SUBJECT_KINDS[kind];
