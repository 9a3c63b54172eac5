export const WORK = `
policy gentle | This house would ban work emails after six in the evening
A message in the evening takes minutes and occupies the night. Some people gladly answer late in order to leave early.
+ Rest that can be interrupted is not rest.
+ Nobody has to be the first who does not answer.
+ Managers learn to plan their day.
- Parents who leave at four want to finish at nine.
- Teams across time zones have no common evening.
- Adults can turn off a phone without a law.
= Right to disconnect: not having to be reachable outside working hours

policy fair | This house would abolish unpaid internships
Internships open doors to those who can afford to stand in them. Some places would vanish if they had to be paid.
+ Work that is worth doing is worth paying.
+ Only those with parents in the city can work for nothing.
+ Paid interns are given real tasks.
- Charities and small studios could offer no place at all.
- A month of watching is learning, and nobody pays for lessons.
- Firms would take students whom they know already.
= Internship: a short time at a workplace in order to learn

policy hard | This house would give every adult an unconditional basic income
Money without conditions frees people from forms and fear. It costs more than any benefit that asks first.
+ Nobody has to prove that they are poor enough.
+ People could refuse work that harms them.
+ Care and study are work that no wage counts.
- It pays the same to those who need nothing.
- Taxes high enough to fund it would change who works.
- A cheque does not replace advice, treatment or a home.
= Unconditional: without asking for anything in return; Means test: looking at what somebody has before paying

policy fair | This house would cap the pay of managers at twenty times that of their lowest-paid worker
Pay at the top has grown away from pay below. A ratio ties the two together and invites ways around it.
+ Nobody's hour is worth a hundred of somebody else's.
+ Managers who want more have to pay more below.
+ Trust in a firm grows where its rewards make sense.
- Firms would sell off their lowest-paid work to others.
- Good managers move to where no cap is.
- Owners should decide what they pay with their own money.
= Pay ratio: the highest wage divided by the lowest

policy fair | This house would make firms interview without names and photographs
Names and faces tell more than they should. What is hidden in the letter shows in the interview.
+ What cannot be seen cannot be held against anybody.
+ It costs a firm next to nothing.
+ Applicants learn that their work will be read first.
- Gaps and schools give away what names hid.
- Firms that look for variety could no longer see it.
- The bias waits in the interview.
= Bias: leaning to one side without noticing

policy hard | This house would put workers on the boards of all large companies
Those who work in a firm live with its decisions. Those who own it carry its losses.
+ Workers know what a plan does on the ground.
+ Firms that cannot be sold overnight plan for longer.
+ Conflict at the table costs less than a strike.
- A board that represents interests bargains instead of deciding.
- Worker directors must keep secrets from those who elected them.
- Owners invest less where they cannot decide.
= Codetermination: workers taking part in decisions of a company

value gentle | This house prefers a job that it loves to a job that pays well
Money and meaning both pay for a life. Few people can choose freely between them.
+ Most of one's waking life is spent at work.
+ Whoever loves their work becomes good at it.
+ Money beyond comfort buys little that lasts.
- Love makes people easy to underpay.
- Hobbies need no employer, rent does.
- A passion that must earn soon stops being one.
= Vocation: work that one feels called to

policy gentle | This house would give everybody their birthday off
A free day is small and everybody gets the same. Somebody has to do the work on it.
+ It is the one holiday that belongs to no religion.
+ Absences spread evenly over the year.
+ A small kindness shows what a firm thinks of people.
- Small shops cannot close for one person.
- Many would trade it for a day that suits them.
- The law has larger things to do.
= Statutory holiday: a free day that the law gives

policy fair | This house would ban zero-hours contracts
Some contracts promise no hours at all. Students and firms value that; tenants with fixed rents do not.
+ A rent cannot be paid from hours that may not come.
+ The risk of a slow week belongs to the business.
+ Workers who fear for hours do not complain about anything.
- Students and retired people want to choose week by week.
- Firms would hire fewer people for more hours.
- Self-employment without rights would take its place.
= Zero-hours contract: a contract without guaranteed hours

policy hard | This house would tax robots that replace workers
A machine pays no income tax and never falls ill. What counts as a robot is hard to say.
+ The state loses taxes where a wage disappears.
+ A slower change gives people time to learn.
+ Those who gain from machines should help those who lose.
- A spreadsheet replaces clerks and nobody taxes it.
- Firms abroad will use the untaxed machine.
- Machines make goods cheaper for everybody.
= Automation: letting machines do what people did

policy fair | This house would introduce a maximum working week of thirty-five hours
Shorter hours share work and leisure more widely. Some people and some trades want more hours, not fewer.
+ Tired people make mistakes that others pay for.
+ Care at home is shared where both come home early.
+ Work that is shared employs more people.
- Whoever wants to earn more should be allowed to.
- Hospitals have no people for the missing hours.
- Unpaid hours would replace paid ones.
= Overtime: work beyond the agreed hours

policy fair | This house would give fathers and mothers equal leave that cannot be transferred
Leave that can be passed on is mostly taken by mothers. Leave that cannot be passed on tells families what to do.
+ Employers would expect any parent to be away.
+ Fathers learn to care in the first months or never.
+ Careers part where one of two stays at home.
- Families know best who should stay.
- Leave that a father does not take is lost to the child.
- Births and nursing are not shared equally.
= Parental leave: paid time off after a birth

fact fair | This house believes that working from home has weakened friendships at work
Screens carry meetings and lose the corridor. Some friendships at work were only habit.
+ Friendships grow from minutes that nobody planned.
+ New colleagues have nobody to ask at the next desk.
+ A call ends when its purpose is served.
- Time saved on trains goes to friends whom one chose.
- Quiet people write more easily than they speak.
- Offices had loneliness too, behind open doors.
= Weak ties: people whom one knows a little

policy hard | This house would make strikes in hospitals and schools illegal
A strike hurts those whom it needs to reach, and others as well. Without it workers have fewer ways to be heard.
+ A patient cannot wait for the end of a dispute.
+ A binding court of arbitration can settle pay fairly.
+ Public servants chose a duty that others rely on.
- Without strikes pay falls behind until nobody applies.
- Emergency cover already protects lives.
- A right that applies only where nobody notices is no right.
= Arbitration: a decision by somebody both sides accept

policy gentle | This house would make offices dog-friendly
A dog calms one colleague and frightens another. Somebody walks it at eleven.
+ Owners need not leave an animal alone all day.
+ A walk at noon does people good as well.
+ Colleagues talk who never talked before.
- Allergies and fear are not a matter of taste.
- Barking and meetings do not mix.
- The animal did not choose an office either.
= Accommodation: a change that makes a place fit for somebody
`;
