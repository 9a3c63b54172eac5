import type { DebateScript } from './script.ts';

export const primaryHomework: DebateScript = {
  id: 'demo-primary-homework',
  motion: 'This house would end homework in primary schools',
  host: 'emil',
  for: 'dara',
  against: 'emil',
  watching: ['fay'],
  until: 'end',
  steps: [
    [
      {
        by: 'for',
        text: `Homework in primary school asks a small child to do alone, tired, at a kitchen table, what a trained adult could not finish with them in a whole day. We would end it, for three reasons.

The first is fairness. In class every child has the same teacher, the same light and the same quiet. At home one child has a desk and a parent who remembers fractions, and another shares a room with a baby and a television. When we mark what comes back we mark the home, and we teach the second child very early that school is something other families are good at.

The second is what an afternoon is for. Young children learn by climbing, quarrelling, building, being bored and getting over it. Nobody sets that as an exercise and nobody can make up for it later. School already has the best hours of their day.

The third is the family. For many the only hour together is the one before bed. Homework turns it into an inspection. Ask a parent what they argue about in the evening, and then ask what they would rather have talked about.

We do not say that practice is useless. We say it belongs where there is help: in the lesson, or in a quiet half hour at school for whoever wants it. Reading for pleasure stays, because nobody has to order it.`,
      },
    ],
    [
      {
        by: 'against',
        text: `Dara describes bad homework very well: too long, too hard, and marked. I would end that tomorrow. The motion ends all of it, and there I cannot follow.

Think of what a little of it does. Ten minutes of spelling, a page read aloud, a leaf to find for tomorrow. Things stay with us when we meet them again after a pause, and a lesson cannot give that pause. The evening can.

Second, homework is the only window that many parents have. A child who is asked how school was says fine. A child with a page in the bag shows you what they can do and where they are stuck, months before any report. Close that window, and the parents who lose most are not those who buy workbooks and tutors. They are those who had only the page.

Third, there is a skill in it which no subject teaches: to begin something without being watched. We can let children learn it in small portions at eight, or all at once at twelve, with real marks at stake.

On fairness Dara is right about the facts and wrong about the cure. Unequal homes stay unequal when the page is gone; the family with a desk will fill the hour with lessons of its own. Give a place at school to whoever has none at home, and keep the page small enough for anybody's kitchen.`,
      },
    ],
    [
      {
        by: 'for',
        text: 'You would keep it to ten minutes. Who makes sure of that, when six teachers each add only a little and every parent reads the page differently?',
      },
      {
        by: 'against',
        text: 'The school does, with one list on one sheet. In a primary school that is one teacher and not six. I accept that it has to be enforced and not only wished for.',
      },
      {
        by: 'against',
        text: 'Under your plan a child who is stuck in March is noticed when?',
      },
      {
        by: 'for',
        text: 'In the lesson, by the person who can do something about it. If a school needs a tired parent to find out that a child cannot read, the page is hiding the problem.',
      },
      {
        by: 'against',
        heldBefore:
          'You are a fool if you trust that to happen. One teacher has a whole class in front of them.',
        text: 'One teacher has a whole class in front of them. Is it not likely that a quiet child who copes by copying is seen later there than by somebody who reads with them every night?',
      },
      {
        by: 'for',
        text: 'Likely, for the child whose parent reads with them every night. That child is not the one I worry about, and reading together is the one thing I have said will stay.',
      },
    ],
    [
      {
        by: 'for',
        text: `Emil's homework is a lovely thing: ten minutes, a leaf, a page read aloud. If it were what children carry home, I doubt that we should be here. But when I asked who keeps it small, the answer was that it has to be enforced. That is a hope about how schools will behave. The motion is a rule about what they may not do.

Take his three gains one at a time. The pause: a lesson on Thursday can return to Monday's spelling, and does so for every child. The window: he fears for parents who have only the page. Then let us invite them in, or send home what the child has made, instead of a task that the parent must supervise in a language which may not be theirs. Beginning without being watched: children do it every time they build a den. They do not need it disguised as sums.

He agrees with me about the facts of unequal homes, and offers a place at school for those without a desk. I accept it gladly. It is my own proposal: the quiet half hour, at school, with help. Once that room exists for whoever needs it, the only children still doing the work at home are those who did not need the room.

What remains is an evening. I would give it back.`,
      },
    ],
    [
      {
        by: 'against',
        text: `We are closer than the motion allows. Dara keeps reading at home; I keep it as well, and I call it homework, because a child who is not asked rarely starts. She keeps a quiet half hour of practice; so do I. Between us lies one question: may a school ask for anything at all after the bell?

I say yes, for the sake of one child: the one who copes. She copies, she smiles, she is no trouble. In a full class she is seen late. Dara's answer was that a teacher should notice. Of course. My answer is that two pairs of eyes notice sooner, and a small page is what puts the second pair to work.

On fairness, consider what happens when the page goes. Ambition does not go with it. The families who worry will buy what the school no longer gives, and the gap that we could see on a page in a bag moves into private lessons, where nobody sees it.

And on the evening: I have argued at a kitchen table myself. The quarrel was about too much, too hard and too late. Every one of those can be ruled out, and I would vote for such a rule with both hands.

Limit it, make a place for it, never mark it. Do not forbid a school to say: read this to somebody you love, and tell us tomorrow what they said.`,
      },
    ],
  ],
};
