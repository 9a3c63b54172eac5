import type { DebateScript } from './script.ts';

export const remoteWork: DebateScript = {
  id: 'demo-remote-work',
  motion: 'This house believes that office workers should choose for themselves where they work',
  host: 'ada',
  for: 'fay',
  against: 'ada',
  watching: ['ben', 'cleo'],
  until: 'end',
  steps: [
    [
      {
        by: 'for',
        text: `Somebody who is trusted with a client, a budget or a patient's file can be trusted with an address. That is our whole principle, and it has three consequences.

The first is time. A journey to a desk is work that nobody pays for and nobody uses. Give it back, and it becomes sleep, or a child's breakfast, or simply a start to the day that is not spent standing. No pay rise reaches everybody so evenly.

The second is who gets to work at all. The office was built around one kind of life: healthy, nearby, with somebody else at home. A person who cares for a parent, who uses a wheelchair or who lives where rent can be paid has been told for decades that the job is open to them if only they can be there. Where work can be done from anywhere, the door is where they are.

The third is honest management. In an office it is easy to mistake presence for effort. At a distance a manager has to say what is wanted, by when, and how one can tell that it is good. That is better for the worker, and it is better management.

We do not close a single office. Whoever thinks best among others may go in every day. We ask only who decides, and we say: the person whose day it is.`,
      },
    ],
    [
      {
        by: 'against',
        text: `Fay's word is choice, and it is a good word. But where I work is not like the colour of my mug. It changes the day of everybody who works with me. So the question is not whether people may choose. It is whether each may choose alone what a team must live with together.

First, learning. Think of your first year in any job. You learned by overhearing a difficult call, by being corrected in a corridor, by seeing how somebody calm does it when things go wrong. Nobody schedules that. If the experienced choose to stay at home, and they have the better homes, the young come to an empty room or stay in a small one. They pay for a choice that others made.

Second, trust. Colleagues who know each other can disagree in writing. Colleagues who do not tend to read a short message as a cold one. The trust on which distance lives is made at close quarters and spent from afar, and somebody has to keep filling that account.

Third, fairness between two kinds of worker. Those in the room are thought of first. A free choice for each becomes two careers in one company, and the carers whom Fay rightly defends are in the second one.

Let teams decide together, with a strong right for whoever needs distance. That is choice, too. It merely includes the other people.`,
      },
    ],
    [
      {
        by: 'against',
        text: 'A new colleague wants to sit beside somebody who knows the work. Everybody who knows it has chosen to stay at home. What does your principle say to her?',
      },
      {
        by: 'for',
        text: 'That teaching her is part of their job, and that they owe her hours of it. Whether in a room or on a screen is for those two to agree. I would hold them to the teaching, and not to the chair.',
      },
      {
        by: 'for',
        text: 'Under your rule a team votes for three days in the room, and one member has a father who cannot be left alone. What becomes of her?',
      },
      {
        by: 'against',
        text: 'She stays at home, by right, without a vote. I said a strong right for whoever needs it, and I mean one that nobody has to plead for in front of colleagues.',
      },
      {
        by: 'for',
        text: 'Then who judges whether she needs it? And is she not the one in the second career that you warned us of?',
      },
      {
        by: 'against',
        text: 'Her doctor or her own word, in confidence, and not her manager. As for the second career: it grows with every empty chair. The more of the team share fixed days, the fewer decisions are taken on the others, when she is away.',
      },
    ],
    [
      {
        by: 'for',
        text: `Ada would let the team decide. I ask you to picture that meeting. The one who must leave at three, the one who cannot bear the noise, the one who has not told anybody why: each has to argue in front of colleagues for a private life. She saw that herself, and so offered a right by one's own word. But if one's own word is enough, then each person does choose alone, and we agree. If it is not enough, somebody judges, and we are back at the meeting.

On learning she is at her strongest, and I do not wave it away. The new colleague is owed something. What she is owed is attention, and a room never guaranteed it. Many of us spent a first year in a full office where nobody looked up. Make teaching a duty with hours to it. A chair beside an expert who is on the telephone all day is not yet an apprenticeship.

On two careers: people in the room are favoured where presence is still mistaken for effort. That is the very habit that distance forces managers to break. To cure it by sending everybody back is to cure a bad measure by letting everybody score on it.

Choose alone, then agree like adults. It is how we already arrange everything else that matters.`,
      },
    ],
    [
      {
        by: 'against',
        text: `Fay has changed my mind on one thing, and I would rather say so. A right that must be explained to a team is hardly a right. One's own word has to be enough for those who need distance. I keep that.

What I do not accept is her next step: that if it is enough for need, it must be enough for everything. Need and preference are different. We give a seat on the tram to whoever asks for it and trust their word; that does not abolish the queue for everybody else.

So the question is still who bears the cost of a preference. Fay would make teaching a duty with hours. Good. Ask whoever has learned a craft which hours taught them: the ones in the calendar, or the ones in between. What is overheard cannot be booked. The person who loses it is the youngest in the team, and she is not in the room when the others choose.

And on trust she has not answered at all. Distance is wonderful to live on, and somebody has to earn it first. A few days together, the same for all who can, is how it is earned.

Let those who need distance have it unasked. Let the rest of us decide together, because what we are choosing is each other's day.`,
      },
    ],
  ],
};
