import type { Format, StepKind } from '@rostrum/domain';

/** The purpose of a kind of step, and advice for it. */
export type Guide = { purpose: string; tips: readonly string[] };

export const PREPARATION_GUIDE: Guide = {
  purpose: 'Both sides get the same time to think. Nobody sees what you write until you speak.',
  tips: [
    'Say in one sentence what the motion changes, and for whom.',
    'Choose two reasons rather than five: there is no time to defend more.',
    'Write down the best point against you. You will meet it.',
  ],
};

/** By kind, for the first step of that kind and for later ones: the second speaker answers. */
const STEP_GUIDES: Readonly<Record<StepKind, { first: Guide; later: Guide }>> = {
  speech: {
    first: {
      purpose: 'The case of one side: what it claims, why that is so, and why it matters.',
      tips: [
        'Claim, reason, consequence: say what you hold, why it is true, and who is better off.',
        'Define a word only if the debate would otherwise be about two things.',
        'End with the one sentence the other side has to answer.',
      ],
    },
    later: {
      purpose: 'The case of the other side, and its first answer to what was just said.',
      tips: [
        'Say what both sides agree on; the debate begins where they part.',
        'Answer the strongest point of the first opening before you build your own.',
        'Make your own case as well: to deny theirs is only half of yours.',
      ],
    },
  },
  crossExamination: sameThroughout({
    purpose: 'Both share the floor and put questions to each other, in short turns.',
    tips: [
      'Ask for one thing at a time, and ask what you need for your rebuttal.',
      'A question that ends in a question mark is marked as one; everything else is an answer.',
      'Answer what was asked. An answer that walks around it is quoted back to you.',
    ],
  }),
  crossfire: sameThroughout({
    purpose: 'Both sides question each other in turn, without a speech between.',
    tips: [
      'Begin with the question whose answer you need for the next speech.',
      'Answer in two sentences, then ask: the time belongs to both.',
      'Hold on to what was conceded; your partner can build on it.',
    ],
  }),
  discussion: sameThroughout({
    purpose: 'Every debater may speak at any time; the sides meet on the points that matter most.',
    tips: [
      'Name the one point where the sides differ, and stay with it until it is answered.',
      'Take up what was just said before you bring something new.',
      'Leave room for the others: the share of each side is there for all to see.',
    ],
  }),
  questions: sameThroughout({
    purpose: 'The audience asks, the debaters answer. Hands wait in a queue, one question at a time.',
    tips: [
      'Ask one question that can be answered, not a speech with a question mark.',
      'Answer the person who asked before you turn to the other side.',
      'Where you do not know, say so and say what would settle it.',
    ],
  }),
  openFloor: sameThroughout({
    purpose: 'Everybody who raises a hand gets a turn. Everybody hears the same time limit.',
    tips: [
      'Say first which point you speak to, and whether you are for it.',
      'One argument a turn; raise your hand again for the next.',
      'Tie your turn to the last one, so that the room has one conversation.',
    ],
  }),
  vote: sameThroughout({
    purpose: 'The audience says what it thinks of the motion. Nobody speaks.',
    tips: [
      'Vote on the motion as it is worded, not on who spoke better.',
      'Undecided is an answer; it is where a debate has the most to win.',
      'Changing your mind after the debate is what it was for.',
    ],
  }),
  rebuttal: {
    first: {
      purpose: 'The last word of this side: answer the best of the other, then weigh.',
      tips: [
        'Quote the point as it was made, then say whether it is wrong, smaller than claimed, or outweighed.',
        'Bring no new case here: the other side would have no time to answer it.',
        'Finish by saying what decides the debate and who has it.',
      ],
    },
    later: {
      purpose: 'The last word of the debate: nobody can answer it, so it only uses what was said.',
      tips: [
        'Answer the rebuttal you have just heard, not the one you expected.',
        'Say where the two sides still differ, in one sentence that both would sign.',
        'Weigh: how many it touches, how badly, how likely, and whether it can be undone.',
      ],
    },
  },
};

function sameThroughout(guide: Guide): { first: Guide; later: Guide } {
  return { first: guide, later: guide };
}

/** The purpose of the step at `index`. */
export function guideOf(format: Format, index: number): Guide | undefined {
  const step = format.steps[index];
  if (!step) return undefined;
  const isFirst = format.steps.findIndex(({ kind }) => kind === step.kind) === index;
  return STEP_GUIDES[step.kind][isFirst ? 'first' : 'later'];
}

/** The speakers of a step, in words: "For", "Against", "Both". */
export function speakersOf(format: Format, seatIds: readonly string[]): string {
  const names = format.seats.filter(({ id }) => seatIds.includes(id)).map(({ name }) => name);
  return names.length === format.seats.length && names.length > 1 ? 'Both' : names.join(' and ');
}
