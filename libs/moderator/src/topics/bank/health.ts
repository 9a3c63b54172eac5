export const HEALTH = `
policy gentle | This house would prescribe exercise before medicine for mild depression
Moving helps many people and asks much of those who can hardly get up. Pills work for some and have effects nobody wants.
+ It has few side effects and helps the heart as well.
+ Groups give company, which is half the cure.
+ Medicine remains for those whom it does not help.
- Somebody who is ill should not have to earn treatment.
- Who fails at exercise feels worse.
- Doctors should choose with the patient, not by rule.
= First-line treatment: what is tried first

policy fair | This house would tax sugar
Sugar tastes good and harms slowly. A tax makes it dearer for everybody, and most for those with least.
+ Makers change recipes when sugar costs them.
+ Those who fall ill cost everybody.
+ Children drink what is cheap.
- The poor pay the largest share of it.
- Sweeteners may be no better.
- Adults can read a label.
= Excise: a tax on a certain good

policy fair | This house would ban smoking for everybody born after today
A ban that grows with a generation takes nothing from those who smoke. Two adults of nearly the same age would have different rights.
+ Nobody who never began will miss it.
+ Most smokers wish that they had not begun.
+ The industry lives from new young customers.
- Adults should be equal before the law.
- A black market needs no birth certificate.
- Other harms will be next on the list.
= Generational ban: a rule by year of birth

policy hard | This house would allow assisted dying for anybody with an incurable illness
Some people wish to choose the time of their death. Others fear that a choice becomes an expectation.
+ A life is one's own to the end.
+ Suffering that cannot be eased need not be borne.
+ It happens today, in secret and badly.
- The old and the ill may feel that they should go.
- Care improves where death is no way out.
- An error cannot be mended.
= Palliative care: easing the last part of life

policy fair | This house would make nurses able to prescribe common medicines
Doctors are scarce and nurses see patients more. Training differs, and so does the insurance.
+ Patients wait days for a signature.
+ Experienced nurses know the usual cases.
+ Doctors would have time for what only they can do.
- Rare illnesses look like common ones at first.
- More hands that prescribe mean more pills.
- It saves wages under the name of progress.
= Scope of practice: what a profession may do

policy hard | This house would pay people to donate blood
Blood is needed each day and given by few. Money brings more people and perhaps other people.
+ Hospitals could rely on supply.
+ Time and discomfort are worth something.
+ Those who give freely may refuse the money.
- Whoever needs money hides an illness.
- A gift turned into a price loses its givers.
- The poor would give too often.
= Crowding out: when pay drives away good will

policy gentle | This house would put calorie counts on every menu
Numbers inform some guests and trouble others. A kitchen that cooks by season counts anew each day.
+ People guess badly and would like to know.
+ Kitchens shrink portions that look huge in print.
+ Labels in shops are taken for granted.
- For people with eating disorders the number is a harm.
- A number says nothing of what is good in food.
- Small kitchens cannot afford the counting.
= Portion: the amount served to one person

policy fair | This house would make vaccination compulsory for hospital staff
Patients come to hospitals weak. Staff have bodies of their own and other jobs to go to.
+ Whoever cares for the weak must not endanger them.
+ A duty to wash hands offends nobody.
+ Sick staff cannot help.
- Those who leave are missed at every bed.
- A body is nobody else's tool.
- Tests and masks protect as well.
= Herd protection: protection that comes from others being immune

policy hard | This house would give organs first to those who are registered donors
More people would sign if signing helped them. Medicine has so far asked who needs it most.
+ Who is willing to give has a claim to receive.
+ The number of donors would rise for everybody.
+ It costs nothing and forces nobody.
- A doctor should ask about need alone.
- Some cannot donate for reasons of illness or faith.
- Those who never heard of it are punished.
= Allocation: deciding who gets what is scarce

value fair | This house believes that health is a personal responsibility
What people eat and do shapes their health. So do parents, wages and air.
+ Nobody else can go for the walk.
+ Freedom includes answering for it.
+ Prevention begins where people feel able.
- Illness follows income more than will.
- Blame keeps people from seeking help.
- Addiction is sold by those who know how.
= Determinants of health: what makes people well or ill

fact fair | This house believes that modern life makes people lonelier
More people live alone and more people can be reached. Loneliness was not counted in earlier times.
+ Households are small and clubs are empty.
+ Screens fill the time in which one would have gone out.
+ People move away from those who know them.
- Living alone is not being lonely.
- People who found nobody nearby find somebody far away.
- Villages kept company and also kept people in.
= Loneliness: missing company that one would like to have

policy fair | This house would let pharmacies sell contraceptives without a prescription
A prescription costs time and courage. It also is an hour with a doctor.
+ Those who need it most have no doctor.
+ Such pills are among the best known of all.
+ A pharmacist can ask the few questions that matter.
- Some illnesses make the pill dangerous.
- The visit finds what nobody asked about.
- Free advice is better than free sale.
= Over the counter: sold without a prescription

policy hard | This house would ration costly treatment by the years of life it saves
Budgets end and wishes do not. Counting years helps the young more than the old.
+ The same money could save more life elsewhere.
+ Open rules are fairer than hidden ones.
+ Prices fall where somebody says no.
- A year of an old person is not worth less.
- Rare illnesses would never be treated.
- Numbers hide who chose them.
= Quality-adjusted life year: a year of life weighed by how well one feels

policy gentle | This house would give all workers a nap at noon
A short sleep helps some people through the day. Others would rather go home earlier.
+ Tired afternoons cost more than twenty minutes.
+ Drivers and surgeons would make fewer mistakes.
+ Hot countries have long known it.
- The day grows longer for everybody.
- Not everybody can sleep on command.
- Shops and wards cannot close their eyes.
= Circadian: of the daily rhythm

policy fair | This house would ban adverts for medicines on television
Adverts tell people about treatment and sell it. Doctors then hear what patients want.
+ A patient should ask for help, not for a brand.
+ The money for adverts is paid by the ill.
+ New is not better, only newer.
- People learn that their trouble has a name.
- Doctors can say no.
- Firms may speak of what is legal.
= Induced demand: wanting something because it is offered
`;
