export const ETHICS = `
policy gentle | This house would always tell a friend an unwelcome truth
Honesty can help and can hurt. Friends differ in what they ask of each other.
+ Whoever lies out of kindness decides for the other.
+ Praise is worth something only from those who also criticise.
+ A friend hears it better than a stranger would say it.
- Not every truth can be used.
- Kindness may wait until it is asked.
- Being right has ended many friendships.
= White lie: a lie that is meant kindly

policy fair | This house would ban experiments on animals for cosmetics and cleaning products
Products can be tested in other ways, though not for every question. Animals cannot agree to anything.
+ A new shampoo is not worth pain.
+ Cells in a dish often answer better.
+ A ban makes industry look for other tests.
- Some harm shows only in a living body.
- Tests would move to countries with weaker rules.
- Cleaning products save lives in hospitals.
= In vitro: tested in glass instead of in a body

policy hard | This house would allow adults to sell a kidney
People die waiting for a kidney that others could spare. A price brings organs, mostly from those who need money.
+ Those who wait would live.
+ Adults may risk their bodies at work for pay.
+ A regulated market is safer than a hidden one.
- The poor would be the store of the rich.
- Need is not consent.
- Gifts stop where things are bought.
= Informed consent: agreeing while knowing what it means

policy hard | This house would edit genes of embryos to prevent hereditary disease
A change in an embryo is passed on. It can spare a family an illness and cannot be taken back.
+ Preventing suffering is what medicine is for.
+ Children would thank whoever spared them.
+ Strict lists can separate healing from wishing.
- Children not yet born cannot agree.
- The line between disease and difference will move.
- A fault would run through generations.
= Germline: cells whose changes are inherited

value fair | This house believes that the ends can justify the means
Rules forbid acts, whatever follows. Results sometimes ask for what rules forbid.
+ A lie that saves a life is no wrong.
+ People live with results, not with clean hands.
+ Every law knows necessity.
- Whoever decides the end decides everything.
- Results are uncertain and acts are not.
- Means shape what comes of them.
= Consequentialism: judging acts by what follows from them

policy gentle | This house would give ten per cent of its income to charity
A tenth is little for some and much for others. Charity and taxes share a purpose and differ in who decides.
+ Small comforts here are large ones elsewhere.
+ A fixed share ends the bargaining with oneself.
+ Habits are made before wealth comes.
- A fixed share weighs more on those with little.
- Justice is a task of the state.
- Family and neighbours come first.
= Effective giving: choosing where money helps most

policy fair | This house would end the keeping of pets in cities
Pets give company and live in flats. What suits a goldfish does not suit a husky.
+ Animals need more than a walk around the block.
+ Breeding for looks makes animals ill.
+ Birds and parks would recover.
- For many people a pet is the only one at home.
- Cats and dogs have lived with us for ages.
- Care can be required without a ban.
= Domestication: making animals live with people

policy hard | This house would program self-driving cars to protect the most people, passengers or not
A car may have to choose in a second what nobody could choose before. Buyers want to be safe, and so do walkers.
+ Every life counts the same.
+ A rule made calmly is better than a reflex.
+ Streets belong to those on foot as well.
- Nobody buys a car that may give them up.
- Numbers are guesses in such a second.
- Drivers today are not asked to die for others.
= Trolley problem: a puzzle about harming one to save more

policy fair | This house would publish the names of convicted tax evaders
Shame may work where fines are small change. A name on a list stays there.
+ Those who pay should know who did not.
+ Fear for a good name deters the rich.
+ A conviction is public already.
- Families share a name and no guilt.
- A punishment should end.
- Lists have always grown.
= Deterrence: keeping people from acts through fear of what follows

value fair | This house prefers justice to mercy
Justice treats like cases alike. Mercy sees the person and may be unfair to the next.
+ Mercy depends on the mood of the powerful.
+ Victims are owed what was promised.
+ Rules protect those without charm.
- Rules cannot know every life.
- A society without mercy leaves no way back.
- Judges who may not forgive stop looking.
= Equity: fairness where the rule would be unfair

policy gentle | This house would refuse gifts that cost more than the giver can spare
A gift binds and honours. Refusing it can hurt more than taking it.
+ A friend's need comes before politeness.
+ Gifts beyond one's means begin a race.
+ A word of thanks is worth as much.
- Refusing takes the giver's dignity.
- Nobody knows what another can spare.
- In many cultures it is an insult.
= Reciprocity: giving back what one gets

policy fair | This house would ban boxing
Boxers agree to be hit. The harm often shows when they can no longer agree to anything.
+ The aim of the sport is to injure the brain.
+ Young men with few choices are not free to say no.
+ Medicine pays for what arenas earn.
- Adults may choose their risks.
- Clubs give hard lives a shape.
- A ban moves fights to cellars without doctors.
= Paternalism: deciding for somebody for their own good

policy hard | This house would allow parents to choose the sex of their child
Parents can know early and could choose. Where many choose alike, a generation tilts.
+ A family may be planned in this as in number.
+ A wanted child is a loved child.
+ It spares the illnesses that one sex inherits.
- Girls would be chosen less where they count less.
- A child is a gift and no order.
- Unequal numbers hurt those who come after.
= Sex ratio: the number of boys for each hundred girls

fact fair | This house believes that nobody acts entirely without self-interest
Even kindness feels good to whoever is kind. Whether that makes it selfish is another matter.
+ Helpers feel joy, and joy is a reward.
+ A good name pays over a lifetime.
+ Parents save their own genes.
- Being glad of something is not doing it for that.
- Strangers have died for strangers.
- A claim that no case could refute explains nothing.
= Altruism: doing good for the sake of others

policy gentle | This house would forgive all library fines
Fines bring books back, and keep some readers away. The sums are small and so is their use.
+ A child should not lose the library over a lost book.
+ Collecting costs more than it brings.
+ People who are trusted come back.
- Others wait for the book.
- Rules without an end are suggestions.
- Those who were punctual would feel foolish.
= Amnesty: letting everybody start anew
`;
