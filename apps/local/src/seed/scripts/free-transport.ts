import type { DebateScript } from './script.ts';

export const freeTransport: DebateScript = {
  id: 'demo-free-transport',
  motion: 'This house would make city buses and trams free for everyone',
  host: 'cleo',
  for: 'cleo',
  against: 'ben',
  until: 'end',
  steps: [
    [
      {
        by: 'for',
        text: `A city pays for its streets, its lamps and its libraries together, and nobody is asked for a coin at the kerb. We propose to treat the bus and the tram the same way: paid for by all of us, open to all of us.

First, access. A fare is small to those who plan their week in hours, and large to those who plan it in coins. The person who turns down an interview across town because of the ticket is not making a lifestyle choice. A network that exists but cannot be boarded is a fence with a timetable on it.

Second, speed. At every stop a queue of people look for cards, argue with machines and show passes. Take the fare away and everybody uses every door. The bus leaves sooner, the next one is less late, and the same drivers and vehicles carry more people.

Third, habit. A driver compares the cost of this one trip, and a car that already stands outside the house always wins that comparison. Once the bus costs nothing at the moment of choosing, the car has to win on something else.

My opponent will say that nothing is free. Quite so. We say it should be paid for once, through taxes that know what people earn, and not again and again by a machine that does not.`,
      },
    ],
    [
      {
        by: 'against',
        text: `Cleo and I want the same thing: a full bus and an empty car park. We part on what fills a bus.

Ask people why they drive, and few will say that the ticket was too dear. They say that the bus comes too seldom, stops too early in the evening, or does not go where they work. The fare is the money that answers those complaints. Give it up, and the first thing a city has to find is the money to stand still.

So my first point is a trade. Whatever is spent on making yesterday's trips free is not spent on the service that would win tomorrow's passenger. A poor service at no price is still a poor service, and it is people without cars who are left waiting for it.

My second point is fairness. A free ticket goes to the surgeon exactly as it goes to the cleaner. If it is the cleaner we care about, we can help her directly: a pass by income, free travel for the young and the old. That reaches the person whom Cleo described and leaves the rest of the money in the timetable.

My third point is independence. Fares are a budget that grows when people ride. Replace them with a grant, and the network has to win an argument against schools and care homes every single year. Services are lost in quiet budgets, not in loud ones.

Keep the fare, lower it for those it stops, and spend the rest on the next bus.`,
      },
    ],
    [
      {
        by: 'against',
        text: 'Suppose a city can afford only one of two things: free buses every half hour, or paid buses every ten minutes. Which of them brings your candidate to the interview on time?',
      },
      {
        by: 'for',
        text: 'The second, if she can pay for it. But you have assumed the choice. The vote that funds free travel can fund frequency as well; nothing in the motion fixes the purse.',
      },
      {
        by: 'for',
        text: 'You offer a pass by income. Who proves that income, how often, and what happens to somebody whose hours change every month, or who is ashamed to ask?',
      },
      {
        by: 'against',
        text: 'Whoever already receives support gets the pass in the same envelope. I grant you that some will be missed. I would rather miss a few and run the late bus than reach everyone and cancel it.',
      },
      {
        by: 'against',
        text: 'When the fare goes, who changes first: people in cars, or people who used to walk and cycle?',
      },
      {
        by: 'for',
        text: 'Some of both, and I will not pretend otherwise. That is why access is my first point and not my third. Somebody who walked an hour because of the fare, and now rides, is a success and not a leak.',
      },
    ],
    [
      {
        by: 'for',
        text: `Ben's case rests on one picture: a purse of fixed size, out of which free travel is taken and frequency is lost. He put that purse there. The motion does not. A city that decides to carry everybody has also decided that the service matters, and it will be easier to ask for the next bus when every voter has been on the last one.

On fairness: yes, the surgeon rides free. She also pays the tax, and more of it. That is how we fund a library, and nobody checks incomes at its door. A universal service is fair at the point where it is paid for.

Against that stands the pass by income. Ben named its gap himself: those who are missed. They are not a rounding error. They are people with unsteady hours and unsteady letterboxes, the very people for whom a fare decides the day.

On independence: a budget that grows when people ride also shrinks when they stay at home, just when the network most needs help. That is no shelter. A service which everybody uses has everybody to defend it.

What is left is a question of trust: can a city vote for a good service once it belongs to all? I think so, because that is when it becomes worth voting for.`,
      },
    ],
    [
      {
        by: 'against',
        text: `Two things were settled when we questioned each other. Cleo agreed that for somebody who can pay, frequency is what brings her to the interview. And she agreed that free travel draws some of its riders from pavements and cycle lanes. Both matter, because her third promise was an emptier car park, and neither of those answers empties it.

What remains is the purse. It is true that the motion does not fix it. Councils do. They vote on budgets and not on wishes, and a promise to fund free travel and more service is a promise to raise the money twice. My plan asks for less, and does first what fills the bus.

On those who are missed: this is the strongest thing that was said against me, and I take it seriously. The answer is to make the pass easy. Post it, renew it by itself, never ask for it at the kerb. It is not to hand back the fare of everybody who never noticed it.

And where everybody defends a service, somebody still has to find its money each spring. Fares do that quietly, every morning.

If free buses were the only way to open the network, I would vote for them. They are the dearest way, and they leave the bus that comes every half hour coming every half hour.`,
      },
    ],
  ],
};
