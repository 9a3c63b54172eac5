import type { Side } from '@rostrum/domain';

/** First words of a speech. */
export const OPENINGS: Readonly<Record<Side, readonly string[]>> = {
  for: ['I speak for the motion.', 'My side is for the motion.'],
  against: ['I speak against the motion.', 'My side is against the motion.'],
};

/** The first words of a point, by its place; later speeches add to the earlier ones. */
export const POINT_LEADS = ['My first point:', 'Second:', 'Third:'] as const;
export const FURTHER_LEADS = ['I add this:', 'There is more:', 'One thing more:', 'Besides:'] as const;

/** Reasons for any point. */
export const REASONS = [
  'It does not depend on one country or one year.',
  'It stays true where everybody means well.',
  'It comes from how the matter works and not from a single case.',
  'It reaches further than it seems at first, because others adapt to it.',
  'People act on what they expect, so it begins to count early.',
  'It is what we should expect most of the time, and no exception.',
  'It can be checked: look at who gains and who loses.',
  'It does not go away when one looks more closely.',
] as const;

/** Reasons why any point matters. */
export const IMPACTS = [
  'It matters because it touches many people a little every day.',
  'It matters most for those who have the least room to choose.',
  'It matters because it is hard to undo once it has begun.',
  'It matters because trust is slow to build.',
  'It matters for people who are not asked today.',
  'It matters because small effects add up when everybody is concerned.',
  'It matters because it decides who carries the risk.',
] as const;

/** Introductions of the other side's words; the gap is a quote. */
export const TAKING_UP = [
  'You said “{}”.',
  'I take up your words “{}”.',
  'On “{}” I see it differently.',
  'Your claim was “{}”.',
  'Let me answer “{}”.',
  'You claimed “{}”.',
] as const;

/** Replies to a claim without support. */
export const UNSUPPORTED = [
  'I heard no source or example for that, so for now it is an assertion.',
  'What would show that it is so was left open.',
  'A step is missing between that and the motion.',
  'Nothing said so far lets us tell how often that is the case.',
  'I would need a reason to take that over.',
] as const;

/** To a claim that may be so. */
export const MITIGATING = [
  'Even if that is so, it concerns a part of the motion and not the whole of it.',
  'Even if that is so, there are other ways to the same end.',
  'Even if that is so, it would be much the same without the motion.',
  'There may be such cases; the motion is about the rule.',
  'That may hold for some, and the motion speaks about all.',
  'One can hold that and still come down on my side.',
] as const;

/** Introductions of its own counterpoint. */
export const COUNTERING = [
  'Against it stands this:',
  'I set this against it:',
  'Weigh it with this:',
] as const;

export const WEIGHING = [
  'Weigh by how many are concerned: my points speak about nearly everybody whom the motion touches.',
  'Weigh by what can be undone: what I warn of lasts longer.',
  'Weigh by how likely it is: what I describe needs no luck.',
  'Weigh by when it comes: what I describe begins at once.',
  'Weigh by who had a choice: what falls on those without one counts for more.',
] as const;

export const STILL_STANDING = [
  'I have heard no answer to my point “{}”.',
  'My point “{}” still stands.',
  'What I said remains: “{}”.',
] as const;

export const NOTHING_TO_ANSWER = [
  'I have heard no claim that I have not taken up, so I add to my own side.',
  'Nothing new calls for an answer, so I go on with my side.',
] as const;

export const CANNOT_READ = ['I follow English only, so I go on with my own points.'] as const;

export const CLOSINGS: Readonly<Record<Side, readonly string[]>> = {
  for: ['To sum up: that is why the motion should stand.', 'In the end my points outweigh those against it.'],
  against: ['To sum up: that is why the motion should fall.', 'In the end my points outweigh those for it.'],
};

/** Questions to a claim, and to a whole side. */
export const QUESTIONS = [
  'You said “{}”. What shows that it is so?',
  'When you say “{}”, whom do you have in mind?',
  'Is there a case in which “{}” would not hold?',
  'You said “{}”. How does that lead to the motion?',
  'Suppose that “{}” holds. What follows for those who disagree?',
] as const;
export const OPEN_QUESTIONS = [
  'Which of your points matters most, and why that one?',
  'Who loses most if your side wins?',
  'What would have to happen for you to change your mind on this motion?',
  'How would we notice in five years that your side was right?',
  'What do you say to somebody who pays for it and gains nothing?',
] as const;

export const TAKING_A_QUESTION = [
  'You ask “{}”.',
  'To your question “{}”:',
  'You want to know “{}”.',
] as const;
export const ANSWERS = [
  'I do not know the exact figure, and my case does not rest on one.',
  'I would look first at who has no say in it.',
  'That depends on how it is done; my point holds in both cases.',
  'I have no source at hand for that; what I can give is a reason.',
  'I would leave that open; it is not what my side stands on.',
  'What matters for the motion is the usual case.',
  'That is a question for both sides, and mine has the shorter way to an answer.',
  'Single cases may differ; the rule is what we debate.',
  'I see the difficulty, and it does not turn the balance for me.',
  'It would have to be tried with care; that is no reason to leave my side.',
] as const;
