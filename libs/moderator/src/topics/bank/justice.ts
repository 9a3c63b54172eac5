export const JUSTICE = `
policy gentle | This house would let fines depend on income
A fine that hurts one person amuses another. Incomes differ, and so do ways of hiding them.
+ A fine should weigh the same on everybody.
+ The rich would slow down as well.
+ Some countries have done so for decades.
- The same act deserves the same price.
- Wealth without income pays nothing.
- Police would have to know everybody's pay.
= Day fine: a fine counted in days of income

policy fair | This house would abolish prison for non-violent crimes
Prison takes freedom, work and family. Some crimes without a blow ruin many lives.
+ Prison teaches crime to those who knew little of it.
+ A thief who works can pay back.
+ Cells would be left for those who are dangerous.
- Large frauds do more harm than a fight.
- Without prison nobody obeys the lesser orders.
- Victims want to see that it counted.
= Restorative justice: repairing harm instead of only punishing

policy fair | This house would lower the age of criminal responsibility to ten
Children can do grave things. Whether they can answer for them as adults do is disputed.
+ A child of ten knows that hurting is wrong.
+ Help begins when the state may act.
+ Gangs use children who cannot be tried.
- A child's mind is not finished.
- A record at ten decides a life.
- Youth services help better than courts.
= Criminal responsibility: being able to answer for a crime

policy hard | This house would replace juries with professional judges
Twelve citizens bring common sense and prejudice. Judges bring training and routine.
+ Judges must give reasons that can be checked.
+ Complex fraud needs people who read accounts.
+ A clever speech moves a jury more than a judge.
- Nobody should be convicted by the state alone.
- Twelve people correct each other.
- Judges come from one part of society.
= Verdict: the answer of a court to whether somebody is guilty

policy fair | This house would legalise the sale of all drugs
Forbidden drugs are sold without label or age check. Legal ones harm as well, in greater numbers.
+ Markets of gangs would lose their customers.
+ People who use would know what they take.
+ Police would have time for victims.
- What is legal is tried more often.
- Firms would advertise addiction.
- Some drugs cannot be taken safely.
= Harm reduction: making a risk smaller where it cannot be ended

policy hard | This house would allow evidence from illegal searches in court
Evidence that was found wrongly is still true. If it counts, searches will not stay lawful.
+ A guilty person should not go free for an error.
+ Officers can be punished in other ways.
+ Victims have rights as well.
- Rules that cost nothing are not kept.
- Everybody's door is protected by that rule.
- Courts should not profit from a wrong.
= Exclusionary rule: leaving out evidence that was got unlawfully

policy fair | This house would put cameras on all police officers
A camera remembers what both sides forget. It films people on their worst day.
+ Everybody behaves better when it counts.
+ Complaints are settled by what happened.
+ Good officers are protected from false claims.
- Witnesses speak less before a lens.
- Who switches it off decides what is seen.
- The archive is a file on the poor.
= Accountability: having to answer for what one does

policy hard | This house would give victims a say in the sentence
Victims carry the harm and seldom speak in court. A sentence that follows their pain differs from case to case.
+ A trial should not forget whom it is about.
+ Being heard helps people to go on.
+ Some victims ask for less, not more.
- Equal acts deserve equal sentences.
- Victims without words or family would count less.
- Revenge is what courts replaced.
= Victim statement: what a victim tells the court about the harm

value fair | This house believes that prison should rehabilitate rather than punish
Most prisoners come back to a street. What they learnt inside comes with them.
+ Safety is what comes after prison.
+ Loss of freedom is punishment enough.
+ People change when somebody expects it.
- A wrong deserves an answer, whatever comes of it.
- Programmes promise more than they keep.
- Victims should not see comfort.
= Recidivism: committing crimes again

policy gentle | This house would publish all court hearings online
Courts are open to whoever has a free morning. A stream is open to the world, for ever.
+ Justice should be seen by more than ten chairs.
+ Pupils could watch instead of reading.
+ Judges explain better when people listen.
- Witnesses fear faces on the net.
- Clips without context mislead.
- The acquitted stay findable for ever.
= Open justice: courts that everybody may watch

policy fair | This house would abolish life sentences
A sentence without end leaves no reason to change. Some acts leave no one ready to forgive.
+ Hope is the best warden.
+ People at sixty are not who they were at twenty.
+ Old prisoners are dear and harm nobody.
- Some people remain dangerous.
- Families of victims serve for life too.
- Parole can look at each case.
= Parole: release before the end under conditions

policy hard | This house would use algorithms to decide on bail
A formula treats like cases alike and repeats old errors. Judges are tired before lunch and human after it.
+ A formula can be tested and corrected.
+ It sees no face.
+ Fewer people would wait in a cell.
- It learns from a past that was unfair.
- Nobody can question a number.
- Freedom should be decided by somebody who answers for it.
= Bail: release until the trial

policy fair | This house would make lying in political adverts a crime
Adverts for soap must be true. Who decides on truth in politics has power over politics.
+ Voters should not be cheated by those who ask for power.
+ Courts decide on truth each day.
+ Honest parties lose to bold ones.
- Governments would prosecute their rivals.
- Most claims are half true.
- Lies are answered by speech.
= Defamation: harming a good name with an untruth

fact hard | This house believes that longer sentences do not reduce crime
Prison keeps people from crime while they are in it. Whether years deter is hard to see.
+ Few think of the sentence before the act.
+ Being caught matters more than how long.
+ Long years cut the ties that keep people straight.
- A burglar in a cell burgles nobody.
- Planned crimes do weigh the price.
- Crime fell in places that punished more.
= Incapacitation: preventing crime by locking up

policy gentle | This house would let small disputes be settled by a neighbour chosen by both
Courts are slow for a hedge. A neighbour is quick and knows both.
+ A decision near home keeps peace.
+ It costs a coffee.
+ Courts would have time for what is grave.
- Neighbours have friends.
- Nobody is bound by a kind word.
- The weaker side needs the law most.
= Mediation: help to find an agreement
`;
