import type { DebateScript } from './script.ts';

/** Rooms that are open or under way whenever the product is started. */
export const votingAge: DebateScript = {
  id: 'demo-voting-age',
  motion: 'This house would lower the voting age to sixteen',
  host: 'cleo',
  for: 'emil',
  against: 'cleo',
  watching: ['fay'],
  until: 'floor',
  steps: [
    [
      {
        by: 'for',
        text: `A vote is not a prize for wisdom. If it were, we should have to take it from a good many adults. It is a share in decisions that one has to live with, and nobody lives with them longer than the young.

At sixteen we let people work, pay tax on what they earn, and be held to account for what they do. We ask them to obey laws in whose making they had no part. That was thought wrong for every other group that once stood outside, and the argument against each was the same: not ready yet.

There is also a reason of habit. Voting is learned like reading, best early and best in company. At sixteen most people still live at home and go to school, where the first ballot can be talked over. Two years later many are in a new town with a new address, and the first election passes them by.

And parties follow voters. As long as nobody under eighteen counts, schools and rents will be argued about on their behalf, by people who remember both from long ago.`,
      },
    ],
    [
      {
        by: 'against',
        text: `Every line that is drawn by age is unkind to somebody who stands just behind it. The question is whether this one stands in the right place, and I believe that it does.

We do not judge sixteen-year-olds by one rule. We keep them from signing most contracts, from sitting on a jury, from buying what may harm them, and we do it because we think that they should be allowed to be wrong at a lower price. One cannot hold that they need this shelter and that they should decide on ours.

Emil says that the young live longest with what is decided. So do the newly born. Being affected earns somebody a voice in our thinking; it does not by itself make them the one who decides.

His best point is habit. But a first vote that is cast among teachers and parents is also a first vote cast under their eyes. Independence is worth waiting two years for.

If we want the young to be heard, let us have them in the room: councils with a real budget, a right to put a question. That teaches politics as it is, by arguing with people who disagree.`,
      },
    ],
    [
      {
        by: 'against',
        text: 'You say that a vote is a share and not a prize. Why then stop at sixteen? What does your principle say to somebody of fourteen?',
      },
      {
        by: 'for',
        text: 'That the line moves with what we already ask of people. At sixteen they can work and answer for themselves before the law; at fourteen, hardly. I follow the duties, and put the right where they are.',
      },
    ],
  ],
};

export const chooseYourFeed: DebateScript = {
  id: 'demo-choose-your-feed',
  motion: 'This house would make large platforms let people choose who sorts their feed',
  host: 'dara',
  for: 'dara',
  against: 'fay',
  watching: ['emil'],
  until: 'floor',
  // A slow room: an hour after the start it is still live.
  lengths: {
    'opening-for': 900,
    'opening-against': 1_200,
    'cross-examination': 2_400,
    'rebuttal-for': 900,
    'rebuttal-against': 900,
  },
  steps: [
    [
      {
        by: 'for',
        text: `When I buy a newspaper I choose an editor. When I open a platform, an editor has been chosen for me. It never signs its name, and what it is paid for is that I do not leave.

We would change one thing. The platform keeps the posts, the people and the servers. But the order in which I see them may be set by somebody I pick: the platform itself, if I like; a newspaper, a library, a club of bird watchers; or simply the clock.

The first gain is a reason to be good. A sorter that makes people angry and tired can be left without leaving one's friends behind. Today that is the price of going, and it is why so few go.

The second is that the argument about what everybody should see becomes smaller. Much of the quarrel over these companies is about one dial which they alone can turn. Hand out many dials, and nobody has to win that quarrel for all the rest.

It is an old remedy. Where one company owned the wires, we made it carry the calls of others. The wires stayed, and the service got better.`,
      },
    ],
    [],
  ],
};

export const courseworkInsteadOfExams: DebateScript = {
  id: 'demo-coursework',
  motion: 'This house would replace final school exams with coursework',
  host: 'cleo',
  for: 'fay',
  against: 'dara',
  until: 'paused',
  steps: [
    [
      {
        by: 'for',
        text: `An exam asks what you can remember on one morning, alone, without a book, at a speed that no later employer will ever ask of you. Coursework asks what you can do with time, sources and a second draft. The second is what we mean by knowing something.

It is fairer to those who freeze. Nerves, a bad night, a hot hall: none of it has to do with chemistry, and all of it is in the mark.

It also changes the teaching. Where everything hangs on one paper, the last year becomes practice for the paper. Where work through the year counts, a question may be followed because it is interesting.

And a mark over many pieces is a better measure than a mark on one. We should not judge a cook by a single egg.`,
      },
    ],
    [
      {
        by: 'against',
        text: `The exam hall is a strange place, and there is one good thing about it: everybody in it is alone. What is written there was written by the person whose name is on it. Coursework cannot promise that any more. A parent, a tutor, a machine may have had a hand in it, and each of them is more easily had by some families than by others.

Fay says one morning is a poor measure. Then let us have several mornings, and shorter papers. That answers nerves and luck without giving up the name on the page.

As for teaching, deadlines do not vanish when exams do; they multiply. A year in which everything counts is a year in which nothing may go wrong, and many pupils would trade it for one hot morning.

Keep both. Let coursework show what somebody can do with help, and let an exam show what is theirs.`,
      },
    ],
    [
      {
        by: 'for',
        text: 'If a pupil talks you through her essay and answers questions on it, would you still doubt that it is hers?',
      },
    ],
  ],
};

export const adsForChildren: DebateScript = {
  id: 'demo-ads-for-children',
  motion: 'This house would ban advertising that is aimed at children',
  host: 'emil',
  for: 'emil',
  against: 'dara',
  until: 'prep',
  steps: [],
};

export const localVote: DebateScript = {
  id: 'demo-local-vote',
  motion: 'This house would let the people of a street vote on what is built in it',
  host: 'cleo',
  for: 'cleo',
  until: 'lobby',
  steps: [],
};

export const museumReturns: DebateScript = {
  id: 'demo-museum-returns',
  motion: 'This house would return every object that a museum cannot show was freely given',
  host: 'fay',
  against: 'fay',
  until: 'lobby',
  steps: [],
};
