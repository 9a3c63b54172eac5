import type { TopicContent } from '@rostrum/domain';
import { readBank } from './read-bank.ts';

/** The place of the caller's words in a template. */
const GAP = 'XXX';

/** Motions about anything: they need no knowledge of the matter, only its name. */
const TEXT = `
policy gentle | This house would make XXX a subject in every school
Whatever matters in a life may be taught early. The hours of a timetable are taken from each other.
+ Everybody meets XXX sooner or later, and school is where everybody is.
+ Those who learn early cannot be misled so easily about XXX.
+ A shared beginning makes later talk about it possible.
- Each hour for XXX is taken from another subject.
- Teachers would have to teach what they never learnt.
- Families and clubs pass it on better than a lesson.
= Curriculum: what a school has to teach

policy fair | This house would let citizens decide by vote how to regulate XXX
Rules can be made by experts, by parliaments or by those who live with them. Each knows something that the others do not.
+ Those who live with the rules should make them.
+ A vote makes people look into XXX who never did.
+ Experts on XXX disagree about values as much as everybody else.
- Few voters have the time to study XXX.
- A campaign rewards whoever has money for it.
- Rules need mending each year, votes come seldom.
= Regulation: rules that an authority sets and checks

policy fair | This house would spend public money on XXX before other new projects
Public money has one use at a time. Whoever puts one thing first puts another second.
+ What everybody gains from should be paid for by all.
+ Private money goes only where there is a profit in XXX.
+ Waiting makes it dearer.
- Those who do not care for XXX would pay as well.
- Hospitals and schools wait for the same money.
- Public money drives away those who would have paid.
= Opportunity cost: what one gives up by choosing

policy hard | This house would leave XXX to the market
Markets find prices and forget what has none. States can repair that, and can make it worse.
+ People who pay with their own money choose with care.
+ Those who offer XXX better gain customers instead of meetings.
+ The state is slow to end what does not work.
- Those without money would go without XXX.
- Harm to others has no price tag.
- A few large firms would own it in the end.
= Market failure: where prices leave something important out

policy fair | This house would give each town the last word on XXX
Towns know their streets and depend on their neighbours. One rule for all is fair in another way than many.
+ Local people know XXX at their own door and not from a report.
+ Towns could learn from each other's mistakes.
+ A council can be met in the street.
- Problems do not stop at the town's border.
- Rich towns would do well and poor ones badly.
- Small councils have nobody who knows XXX well.
= Subsidiarity: deciding as near to people as possible

policy hard | This house would pay for research into XXX from taxes alone
Who pays for research often chooses its questions. Without industry there is less money, and less hurry.
+ Results on XXX should not depend on who gains from them.
+ What the public has paid for everybody may read.
+ Questions without profit would be asked as well.
- Industry knows which questions on XXX matter in practice.
- Less money finds less.
- Ministers have favourite answers, too.
= Conflict of interest: having a reason to prefer one answer

policy fair | This house would require a licence from everybody who earns money with XXX
A licence keeps some harm out, and some newcomers. It has to be checked by somebody.
+ Customers cannot judge XXX before it is too late.
+ A licence that can be lost makes people careful.
+ Honest firms are no longer undercut.
- Those who have a licence keep others out.
- Small firms cannot pay for the paperwork.
- Bad work can be punished when it happens.
= Licence: leave to do something, which can be lost

value gentle | This house regrets how much of our lives goes to XXX
What fills a life also crowds something out. Not everybody feels it as a loss.
+ Time spent on XXX is taken from people and places nearby.
+ Few of us chose that; it grew.
+ What everybody does is hard to refuse.
- People would drop XXX if they gained nothing there.
- It brings those together who would never have met.
- Every age has regretted what was new to it.
= Opportunity cost: what one gives up by choosing

value fair | This house believes that those most affected should decide about XXX
Those whom it touches know most and see it from one side only. Others pay, too.
+ Whoever bears the result has a reason to choose well.
+ They know of XXX what no study shows.
+ Decisions of outsiders are seldom accepted.
- Nobody should judge in their own cause.
- Those who pay for XXX are affected as well.
- Future people are affected most and cannot be asked.
= Affected interest: the idea that whoever a decision touches should take part in it

value hard | This house would rather have too little XXX than too much
Both ends of a scale have a price. Which mistake is easier to mend is the heart of the matter.
+ More can be added, and less is hard to return to.
+ Scarcity makes people careful.
+ Too much of XXX pushes other things aside.
- Those with least are the first to go without XXX.
- Abundance lets people try and learn.
- Caution has a price that nobody sees.
= Precaution: avoiding a risk before it is proved

fact fair | This house believes that XXX will matter less in twenty years than today
Forecasts tell of hopes as well as of facts. Much that seemed lasting went, and much that seemed a fashion stayed.
+ Younger people already care about other things.
+ Technology replaces what it first supported.
+ What everybody talks about has often passed its height.
- Needs change more slowly than fashions.
- Whole trades and laws are built on XXX.
- The end of XXX was announced before.
= Forecast: a reasoned statement about what will happen

fact gentle | This house believes that XXX did more good than harm until now
A balance needs both columns. What counts as harm, and for whom, has to be said first.
+ Many people live better because of XXX.
+ Its harm could be mended by better rules.
+ Without it something worse would have filled the gap.
- The good went to some and the harm to others.
- Harm that comes slowly is counted late.
- What it pushed aside does not show.
= Burden of proof: who has to show that they are right
`;

let read: TopicContent[] | undefined;

/** Every template with a name in its gap. */
export function fromTemplates(name: string, category: string): TopicContent[] {
  read ??= readBank('', TEXT);
  const fill = (text: string) => text.replaceAll(GAP, () => name);
  return read.map((template) => ({
    ...template,
    category,
    motion: fill(template.motion),
    background: fill(template.background),
    arguments: {
      for: template.arguments.for.map(fill).map(capitalised),
      against: template.arguments.against.map(fill).map(capitalised),
    },
  }));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
