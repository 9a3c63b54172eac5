/* eslint-disable words/visible -- The opponent says these in a debate, which is in English. */
import type { Side } from '@rostrum/domain';
import type { LevelRules } from './levels.ts';

/** The gap `{}` of a phrase is a quote, or where the comment says so something else. */
type Phrases = readonly string[];
type Concedes = LevelRules['concedes'];

/** First words of a speech. `{}`: the motion, if it can be part of a sentence. */
export const OPENINGS: Readonly<Record<Side, Phrases>> = {
  for: ['I speak for the motion.', 'My side is for the motion.'],
  against: ['I speak against the motion.', 'My side is against the motion.'],
};
export const OPENINGS_WITH_MOTION: Readonly<Record<Side, Phrases>> = {
  for: ['I speak for the motion that {}.'],
  against: ['I speak against the motion that {}.'],
};

/** Before a point, by its place in the first speech. */
export const POINT_LEADS: Phrases = [
  'Here is my first point.',
  'Here is my second.',
  'And here is my third.',
];
/** Before a point of a later speech. */
export const FURTHER_LEADS: Phrases = [
  'There is another reason on my side.',
  'Here is a point you haven’t heard from me yet.',
  'One more thing counts.',
  'Let me add to my own case.',
  'My side has a further reason.',
];
/** Before something new about an own point that was made. */
export const MORE_ON: Phrases = [
  'On my point “{}” there is more to say.',
  'Let me come back to “{}”.',
  'Here is more on “{}”.',
];
/** The same where the opponent has made no point yet. */
export const FIRST_LEADS: Phrases = ['My side starts from this.', 'Here is what my side rests on.'];

/** Before the reply to a claim. */
export const TAKING_UP: Phrases = [
  'You said “{}”.',
  'You told us “{}”.',
  'I come to “{}”.',
  'Let me answer “{}”.',
  'Take your words “{}”.',
  'Your point was “{}”.',
];
/** The same for words that nobody should repeat. */
export const TAKING_UP_UNQUOTED: Phrases = [
  'I take up your point.',
  'Let me answer what you said.',
  'Here is how I see your other point.',
  'You made one more point.',
];

/** Before the reply to a study, a report, a law, by what the level concedes. `{}`: its name. */
export const SOURCE_NAMED: Readonly<Record<Concedes, Phrases>> = {
  'the point': [
    'You bring in {}, and it belongs in this debate. I only ask what follows from it.',
    '{} helps your case, and I grant that. I still see it differently.',
  ],
  'the fact': [
    'You cite {}, and I don’t doubt it. What matters is what follows from it.',
    'You bring in {}. I take it as you report it, and ask what it proves.',
  ],
  'nothing else': [
    'You rely on {}. Let us look at what that proves, and what it does not.',
    'You bring in {}. That has to prove your side of the motion, and there I see a gap.',
  ],
};
export const SOURCE_UNNAMED: Phrases = [
  'You bring in a finding. I take it as you report it, and ask what it proves.',
  'I don’t doubt the finding. What matters is what follows from it.',
];
/** To a study for which the case has no reply. */
export const WHAT_IT_PROVES: Phrases = [
  'It tells us what was found in one place. How does that support your side of the motion?',
  'Would the same be found elsewhere, and what would the motion change about it?',
  'Which part of your case would fall if it had found the opposite?',
];

/** Before the reply to words about the speaker’s own life. */
export const OWN_LIFE: Phrases = [
  'I don’t doubt what you have seen yourself. I ask what holds for others too.',
  'That is your experience, and I won’t argue with it. The motion reaches further.',
  'You know that from your own life. Others have seen something else.',
];
export const GRAVE: Phrases = [
  'I am sorry to hear that, and I won’t argue with it. I speak only about the motion.',
  'I am sorry. What I say now is about the motion and not about you or yours.',
];

/** Before a fact of the case that the other side stated, by what the level concedes. */
export const FACT_GRANTED: Readonly<Record<Concedes, Phrases>> = {
  'the point': ['You have that right, and I grant it.', 'That is true, and it counts for you.'],
  'the fact': [
    'You have the fact right. What follows from it is another matter.',
    'That is so. It does not settle the motion.',
  ],
  'nothing else': [
    'The fact is right, and it does not carry your side.',
    'True, but it proves less than you need.',
  ],
};

/** To a claim for which the case has no reply. A point of its own follows the last two. */
export const NO_REPLY: Readonly<Record<Concedes, Phrases>> = {
  'the point': [
    'I have no answer to “{}”, so that one is yours.',
    'You are ahead on “{}”: I have no answer to it.',
    '“{}” is a fair point, and I grant it.',
  ],
  'the fact': [
    'I won’t deny “{}”. It has to be weighed, and this lies on the other side of the scales.',
    'It may well be so: “{}”. Weigh it against this.',
    'I leave “{}” standing. The question is whether it counts for more than this.',
  ],
  'nothing else': [
    'Suppose I grant you “{}”. It decides the debate only if it outweighs this.',
    'You said “{}” and stopped there. You still have to show that it counts for more than this.',
    '“{}” is one thing among others. Set it beside this.',
  ],
};
/** The same without a point that could follow. `{}`: the own claim that it has to outweigh. */
export const HAS_TO_OUTWEIGH: Phrases = [
  'It has to outweigh my point “{}”.',
  'Set it beside what I said: “{}”.',
];

/** To a claim that the opponent has answered. */
export const AGAIN: Phrases = [
  'You come back to “{}”. I have answered that, and I hear no reply to my answer.',
  'You repeat “{}”. My answer to it stands until you take it up.',
];

/** To what the other side granted. */
export const THANKS: Phrases = [
  'You grant “{}”, so we can leave that there.',
  'We agree on “{}”. That narrows the debate.',
];

/** Before the rest of a speech, after something that holds no claim. */
export const SILENT: Readonly<Record<Side, Phrases>> = {
  for: [
    'I have heard no argument against the motion yet, so I go on with mine.',
    'Nothing has been said against the motion since I spoke, so I build on my side.',
  ],
  against: [
    'I have heard no argument for the motion yet, so I go on with mine.',
    'Nothing has been said for the motion since I spoke, so I build on my side.',
  ],
};
export const ONLY_ASKED: Phrases = [
  'You have asked, but you haven’t said yet what you think yourself.',
  'Those are questions. I’d like to hear your own answers.',
];
export const ONLY_QUOTED: Phrases = [
  'You quote somebody. What do you conclude from it, in your own words?',
  'A quotation is no argument yet. What follows from it for the motion?',
];
export const QUOTED_ME: Phrases = [
  'Those are my side’s own words. What do you say to them?',
  'You read my side’s words back to me. Where are they wrong?',
];
export const BESIDE: Phrases = [
  'I can’t see how that bears on the motion, so I go on with my side.',
  'I leave that aside, because I can’t connect it with the motion.',
];
export const RUDE: Phrases = [
  'I leave that aside and stay with the motion.',
  'Let us argue about the motion. I go on with my side.',
];
export const CANNOT_READ: Phrases = ['I follow English only, so I go on with my own points.'];
export const NOTHING_NEW: Phrases = [
  'I have answered what you said, so I add to my own side.',
  'I have heard no new claim, so I go on with my side.',
];

/** The opponent's own point that the other side left alone. */
export const DROPPED: Phrases = [
  'You have not answered my point “{}”.',
  'My point “{}” still stands.',
  'Nobody has spoken against “{}”.',
];
/** The opponent's own point that the other side met, at the end, by what the level concedes. */
export const MET: Readonly<Record<Concedes, Phrases>> = {
  'the point': ['You took up my point “{}”, and there you may have convinced people.'],
  'the fact': ['You took up my point “{}”. A judge can compare what each of us said.'],
  'nothing else': ['You took up my point “{}”, but it still stands.'],
};

/** The other side’s claims at the end: answered, and left. */
export const ANSWERED: Phrases = [
  'You relied on “{}”, and I have answered it.',
  'You have my answer to “{}”.',
];
export const LEFT: Readonly<Record<Concedes, Phrases>> = {
  'the point': ['I could not answer “{}”. That is to your credit.'],
  'the fact': ['“{}” is what your side has left. I have weighed it and still come down on mine.'],
  'nothing else': ['“{}” is what your side has left. On its own it can’t carry the motion.'],
};
export const NOBODY_ARGUED: Readonly<Record<Side, Phrases>> = {
  for: ['I have heard no argument against the motion that I could weigh against mine.'],
  against: ['I have heard no argument for the motion that I could weigh against mine.'],
};
export const CLOSINGS: Readonly<Record<Side, Phrases>> = {
  for: ['That is why the motion should stand.', 'On balance I ask you to vote for the motion.'],
  against: ['That is why the motion should fall.', 'On balance I ask you to vote against the motion.'],
};

/** Questions about the other side's words. */
export const QUESTIONS_ON_REASONS: Phrases = [
  'You said “{}”. What is the reason behind it?',
  'You said “{}”. Who gains from that, and who pays?',
  'When you say “{}”, whom do you have in mind?',
];
export const QUESTIONS_ON_PROOF: Phrases = [
  'You said “{}”. What shows that it is so?',
  'You said “{}”. How often is that the case?',
  'You said “{}”. How does that decide the motion?',
];
/** Questions about a study. `{}`: its name. */
export const QUESTIONS_ON_SOURCE: Phrases = [
  'You named {}. What exactly does it prove about the motion?',
  'How far does {} carry: does it show a cause, or only what happened there?',
];
/** After words of the opponent’s own case. */
export const QUESTIONS_ON_OWN: Phrases = [
  'What does your side say to that?',
  'How does that fit your case?',
  'What is your answer to it?',
];
export const OPEN_QUESTIONS: Phrases = [
  'Which of your points matters most, and why that one?',
  'Who loses most if your side wins?',
  'What would have to happen for you to change your mind on this motion?',
];

export const TAKING_A_QUESTION: Phrases = ['You ask “{}”.', 'You asked “{}”.', 'Your question was “{}”.'];
/** To a question that the opponent’s own words have answered. */
export const SAID_BEFORE: Phrases = ['I have given my answer: “{}”.', 'You have heard my answer: “{}”.'];
/** To a question on which the case has nothing; a point of its own may follow. */
export const NOT_IN_MY_CASE: Phrases = [
  'I don’t know, and I won’t guess.',
  'My case doesn’t say.',
  'I can’t answer that from what I have.',
  'I’ll have to leave that open.',
  'I have nothing solid on that.',
  'I’d have to look that up, so I won’t claim anything.',
];
/** Before that point. */
export const INSTEAD: Phrases = ['What I can tell you is this.', 'Here is what I do know.'];
