/**
 * A sentence of our own for cases that public data lack: hard words about a claim are fair, about a person they are
 * not.
 */
export type OwnSentence = { text: string; isAttack: boolean; group: string };

const JUDGEMENTS =
  'stupid dumb idiotic ridiculous absurd naive dishonest pathetic laughable insane crazy foolish lazy disgusting shameful hypocritical ignorant childish cruel evil worthless useless hopeless nonsensical moronic delusional vile terrible awful cowardly arrogant'.split(
    ' ',
  );
const NAMES =
  'idiot moron liar fool coward hypocrite clown fraud loser bigot imbecile snob cretin scumbag weasel simpleton crook'.split(
    ' ',
  );
const FAIR: readonly ((word: string) => string)[] = [
  (word) => `Your argument is ${word}, and here is why: the figures say otherwise.`,
  (word) => `That is a ${word} plan and it would cost us millions.`,
  (word) => `I think this policy is simply ${word}.`,
  (word) => `What a ${word} law. It punishes people who did nothing wrong.`,
  (word) => `Your point about the fares is ${word}; nobody pays cash any more.`,
  (word) => `The motion sounds ${word} to me, but let us look at the evidence.`,
  (word) => `This claim is so ${word} that I do not know where to begin. Let me try.`,
  (word) => `It would be ${word} to build another motorway.`,
  (word) => `You are right that the old system was ${word}.`,
  (word) => `You say the idea is ${word}. Why?`,
  (word) => `Sorry, but that reasoning is ${word} and the conclusion does not follow.`,
  (word) => `I was ${word} to believe that forecast.`,
  (word) => `Calling the plan ${word} is not an answer to it.`,
];
const UNFAIR: readonly ((word: string) => string)[] = [
  (word) => `You are ${word}.`,
  (word) => `You are so ${word} that talking to you is a waste of time.`,
  (word) => `Are you really this ${word}, or are you only pretending?`,
  (word) => `How ${word} do you have to be to say that?`,
  (word) => `Typical. You people are ${word} and you always were.`,
  (word) => `Learn to read, you ${word} child.`,
];
const UNFAIR_NAMES: readonly ((name: string) => string)[] = [
  (name) => `You are a ${name}.`,
  (name) => `Only a ${name} would say that.`,
  (name) => `Shut up, ${name}.`,
  (name) => `Nobody cares what a ${name} like you thinks about trams.`,
];
const FAIR_NAMES: readonly ((name: string) => string)[] = [
  (name) => `You are not a ${name}, so please read the table again.`,
  (name) => `He called me a ${name}, which answers nothing.`,
  (name) => `I felt like a ${name} when I read the bill.`,
  (name) => `The word "${name}" has no place in this debate.`,
];

const TOPICS =
  'the cost of trams|school meals|the voting age|nuclear power|the housing plan|animal testing|the minimum wage|parental leave|the sugar tax|flag burning'.split(
    '|',
  );
/** Addressing a person firmly is normal in a debate. */
const FIRM: readonly ((topic: string) => string)[] = [
  (topic) => `I completely disagree with you about ${topic}.`,
  (topic) => `You have not answered my question about ${topic}.`,
  (topic) => `You are wrong about ${topic}, and so is your source.`,
  (topic) => `You said something else about ${topic} five minutes ago. Which is it?`,
  (topic) => `You contradict yourself when you speak of ${topic}.`,
  (topic) => `Where did you get that figure on ${topic}? I cannot find it in your link.`,
  (topic) => `You keep coming back to ${topic}, but that is not what we are debating.`,
  (topic) => `You clearly have not read the study on ${topic} that I cited; it says the opposite.`,
  (topic) => `With respect, you are missing the point about ${topic}.`,
  (topic) => `No. You misunderstand what I said about ${topic}.`,
  (topic) => `Do you really believe that ${topic} would change anything? I do not.`,
  (topic) => `You would have to show that ${topic} makes a difference, and you have not.`,
  (topic) => `That is a poor excuse for evidence. Tell us who measured ${topic}.`,
  (topic) => `Your case on ${topic} falls apart as soon as we look at the numbers.`,
  (topic) => `You are asking the wrong question. Think about ${topic} instead.`,
  (topic) => `Thank you, you made a fair point about ${topic}.`,
  (topic) => `You ignore the people who depend on ${topic}. Why?`,
  (topic) => `I do not believe you when you say that ${topic} costs nothing.`,
  (topic) => `Please stop changing the subject to ${topic}.`,
  (topic) => `That is simply not true, and you know that ${topic} was studied twice.`,
  (topic) => `You assume that everybody agrees on ${topic}. They do not.`,
  (topic) => `I will tear your argument on ${topic} apart now.`,
  (topic) => `How can you defend ${topic} after what you told us?`,
  (topic) => `You can't have it both ways on ${topic}.`,
];

/** The same sentences every time; those with one hard word, or of one form, share a group. */
export function ownSentences(): OwnSentence[] {
  const fill = (words: readonly string[], forms: readonly ((word: string) => string)[], isAttack: boolean) =>
    words.flatMap((word) => forms.map((form) => ({ text: form(word), isAttack, group: `own-${word}` })));
  return [
    ...fill(JUDGEMENTS, FAIR, false),
    ...fill(JUDGEMENTS, UNFAIR, true),
    ...fill(NAMES, UNFAIR_NAMES, true),
    ...fill(NAMES, FAIR_NAMES, false),
    ...FIRM.flatMap((form, index) =>
      TOPICS.map((topic) => ({ text: form(topic), isAttack: false, group: `own-firm-${index}` })),
    ),
  ];
}
