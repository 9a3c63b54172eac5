export const EDUCATION = `
policy gentle | This house would start the school day an hour later for teenagers
Teenagers fall asleep later than children. Timetables, buses and the work of parents are built around the early bell.
+ Pupils who have slept learn more in fewer hours.
+ Tired teenagers on the road are a danger to themselves.
+ The day is still long enough for all its lessons.
- Parents who start early would leave children alone in the morning.
- Sport and jobs after school move into the dark.
- Whoever may sleep longer goes to bed later.
= Body clock: the daily rhythm of sleep and waking

policy gentle | This house would replace textbooks with tablets
A tablet holds every book and every distraction. Paper costs more to print and less to look after.
+ Books on a screen are corrected the day an error is found.
+ A backpack should not weigh as much as its owner.
+ Exercises can answer at once and adapt to the pupil.
- A page without messages is easier to finish.
- Tablets break, age and need charging; books need a shelf.
- Families without a good connection fall behind at home.
= Adaptive exercise: a task that follows how well one does

policy fair | This house would abolish private schools
Private schools give some children smaller classes and better contacts. Without them their parents' money and voice would be in the schools of everybody.
+ Parents with influence would fight for the school of all.
+ A start in life should not be for sale.
+ Children who learn together understand each other later.
- Parents may spend their money on their children as on anything else.
- Public schools would have to seat everybody who leaves.
- The rich would buy tutors and houses near good schools instead.
= Public good: something from which nobody is kept out

policy fair | This house would let pupils grade their teachers
Pupils see more lessons than any inspector. They also have favourites, and bad days.
+ Nobody else sees a teacher on an ordinary Tuesday.
+ Being asked teaches pupils to judge fairly.
+ Good teachers who are never noticed would be.
- Strict teachers would pay for being strict.
- Grades would measure charm before learning.
- A child of ten cannot know what will matter at twenty.
= Feedback: telling somebody how they did

policy fair | This house would make a year of community service part of school
A year of helping others teaches what lessons cannot. It also takes a year from those who need to earn.
+ People from different homes would work side by side once.
+ Schools prepare for citizenship, and this is what it looks like.
+ Care homes and parks need hands that they cannot pay.
- Help that is forced is work without pay.
- A year's delay costs poor families a year's wage.
- Untrained helpers take time from those whom they should help.
= Community service: unpaid work for the good of others

policy hard | This house would assign children to schools by lottery
Where one lives decides which school one gets. A lottery gives each child the same chance and a longer way.
+ Houses near good schools would stop being tickets to them.
+ Schools would get pupils of all kinds, and so would pupils.
+ Parents would want every school to be good.
- Children lose friends and the walk to school.
- A school far away is one whose parents never meet.
- Families who can pay leave for a private place.
= Catchment area: the streets whose children go to a school

policy fair | This house would stop giving marks before the age of fourteen
Marks tell children where they stand and may tell them who they are. Without them teachers must find other words.
+ A number ends the conversation that a comment begins.
+ Children compare marks instead of work.
+ Late starters are not told early that they are slow.
- Parents hear about gaps when it is too late to close them.
- Comments take hours that teachers do not have.
- Life has marks, and school should prepare for it.
= Formative assessment: feedback while one still learns

value fair | This house believes that school should prepare for life rather than for work
Work is part of life, and life is more than work. The hours of a timetable are limited.
+ Jobs change; judgement and health are needed in all of them.
+ Citizens vote, and not only as employees.
+ Employers train for a trade better than a classroom can.
- A wage is what makes an independent life possible.
- Families teach life; few can teach mathematics.
- Children from poor homes rely on school for a trade.
= Vocational: for a particular kind of work

policy hard | This house would make university entry a lottery among all who pass a standard
Above a certain level, selection splits hairs with great effort. A lottery is blind to effort beyond the standard.
+ Interviews reward those who have been taught how to shine.
+ Chance is honest about how little is known of a person at eighteen.
+ Pupils would learn to a standard and then live.
- Years of hard work deserve more than a ticket.
- Courses differ, and so should those who are admitted.
- Rejection by chance is harder to learn from.
= Threshold: a level that has to be reached

policy gentle | This house would teach every pupil to cook
Everybody eats, and many have never been shown how to cook. A kitchen costs more than a classroom.
+ Whoever can cook eats better for less.
+ It shows chemistry, arithmetic and culture on one plate.
+ Boys and girls learn that the kitchen belongs to both.
- Each hour for it is taken from something else.
- Kitchens, knives and allergies make it a costly subject.
- It is a family's task to hand down its food.
= Life skill: something that everyday life asks for

policy fair | This house would abolish school uniforms
A uniform hides who can afford what, and who one is. Schools that have one defend it and schools without one do not miss it.
+ Children learn to dress for an occasion by choosing.
+ Uniforms cost families money for clothes worn nowhere else.
+ Teachers have better things to watch than ties.
- A plain uniform ends the contest of brands.
- Belonging to a school shows and protects on the way there.
- One decision fewer makes a calmer morning.
= Dress code: rules about clothes

policy hard | This house would pay pupils for good results
Rewards work for adults, at least for a time. What they do to curiosity is disputed.
+ A reward this month reaches pupils whom a career in ten years does not.
+ It costs less than a repeated year.
+ Poor families could afford that a child learns instead of earning.
- Whoever is paid to read stops when the pay stops.
- Teaching would bend to whatever is paid for.
- The money would go to those who do well already.
= Incentive: a reason from outside to do something

policy fair | This house would ban artificial intelligence from homework
A machine can explain and can also do the whole task. Teachers cannot see which of them happened.
+ Thinking grows by being done, not by being read.
+ Marks mean nothing if nobody knows whose work they are for.
+ Those with the better tool would get the better mark.
- A rule that cannot be checked punishes the honest.
- Pupils will use such tools at work and should learn how.
- It is a patient tutor for those who have none at home.
= Generative AI: software that writes text or draws pictures

fact fair | This house believes that single-sex schools help girls
Some girls speak more where no boys are. Others meet half the world too late.
+ Girls choose physics more freely where nobody calls it a boys' subject.
+ Every office of the school is held by a girl.
+ Teenagers are spared an audience for some years.
- Schools that select their pupils would do well either way.
- Working with men is learnt by working with boys.
- Separating children says that the difference matters most.
= Selection effect: a result that comes from who was chosen

policy gentle | This house would end school a year earlier
One year of school more or less is a year of life. What is left out, and who would miss it, is the question.
+ Much of the last year is waiting for an exam.
+ A year earlier in training is a year more of choice.
+ The saved money would make the other years better.
- Seventeen is early for a decision about a life.
- Weaker pupils need the time most.
- Universities would teach what school left out.
= School-leaving age: the age at which one may stop
`;
