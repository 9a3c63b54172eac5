import { atPaceMs, type Act } from '@rostrum/domain';
import { POLICY_LIMITS } from './restraint-limits.ts';

/** What an intervention does, when, and who sees it. */
type HelpRow = { does: string; when: string; to: string };

const seconds = (ms: number) => ms / 1_000;

/** The row of every intervention in the help. */
export const HELP: Readonly<Record<Act, HelpRow>> = {
  open: { does: 'Opens the debate', when: 'the first step starts', to: 'everybody' },
  handover: { does: 'Hands over', when: 'a later step starts', to: 'everybody' },
  time: { does: 'Calls the time', when: 'a minute, thirty seconds and nothing is left', to: 'everybody' },
  close: { does: 'Closes the debate', when: 'the last step ends, or the host ends it', to: 'everybody' },
  airtime: {
    does: 'Asks to leave room',
    when: `you took more than ${POLICY_LIMITS.airtimeFactor} times a fair share of an open step`,
    to: 'you',
  },
  quiet: { does: 'Offers the floor', when: 'others talk and you do not', to: 'you' },
  lull: {
    does: 'Asks one question',
    when: `an open step is silent for ${seconds(POLICY_LIMITS.lullMs)} seconds, or ${seconds(atPaceMs({ pace: 'written' }, POLICY_LIMITS.lullMs))} where people type`,
    to: 'everybody',
  },
  evidence: {
    does: 'Asks what supports a claim',
    when: 'it names a figure, a study or a cause, and no source',
    to: 'everybody',
  },
  unanswered: {
    does: 'Asks for a reply',
    when: `a claim of the other side stays open for ${POLICY_LIMITS.unansweredTurns} turns`,
    to: 'everybody',
  },
  offTopic: {
    does: 'Asks how it bears on the motion',
    when: `${POLICY_LIMITS.offTopicMessages} messages in a row are far from it`,
    to: 'you, then everybody',
  },
  steelman: { does: 'Asks whether a restatement is fair', when: 'you are restated', to: 'you' },
  heat: { does: 'Hints at a draft', when: 'the tone rises and your draft goes on so', to: 'you' },
  personAttack: {
    does: 'Notes or holds an attack',
    when: 'words are aimed at a person or a group, not at a claim',
    to: 'you, and a host who does not debate',
  },
  severe: {
    does: 'Hides, pauses and calls the host',
    when: 'a threat, sexual words, a minor at risk, private details with hostility',
    to: 'everybody; the reasons: you',
  },
  care: {
    does: 'Offers help near you',
    when: 'your words sound as if you might be in distress; nothing is counted, held or shown to others',
    to: 'you; the host only where the lobby says so',
  },
  privacy: {
    does: 'Holds private details',
    when: 'an address or a number stands in the text',
    to: 'you, and a host who does not debate',
  },
  flood: {
    does: 'Slows you down',
    when: `more than ${POLICY_LIMITS.floodMessages} messages in ${seconds(POLICY_LIMITS.floodWindowMs)} seconds, or the same text ${POLICY_LIMITS.sameText} times`,
    to: 'you',
  },
  summary: {
    does: 'Sums up both sides at equal length',
    when: 'an open step ends, or somebody asks',
    to: 'everybody',
  },
  injection: { does: 'Says that orders to it are just words', when: 'a text gives it orders', to: 'you' },
  coolingOff: { does: 'Lets the floor rest', when: 'rung 4 of the ladder', to: 'everybody' },
  callHost: { does: 'Calls the host', when: 'rung 5 of the ladder', to: 'a host who does not debate' },
  standDown: { does: 'Steps back', when: 'people or the host pause a kind of act', to: 'everybody' },
  correction: { does: 'Corrects itself', when: 'a human overturns an act', to: 'everybody' },
};
