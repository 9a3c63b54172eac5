export const WORLD = `
policy gentle | This house would make everybody learn a second language
A language opens people and takes years. Machines translate better each year.
+ Another language shows that one's own is a choice.
+ Neighbours understand each other without a device.
+ Early learning is easy and lasts.
- Machines will speak for us.
- English would be chosen and others fade.
- Those hours are missing elsewhere.
= Lingua franca: a language that strangers share

policy fair | This house would open all borders to workers
Work and workers are not in the same place. Wages, homes and votes are tied to places.
+ Birthplace should not decide a life.
+ Wages sent home help more than aid.
+ Ageing countries need hands.
- Wages at the bottom would fall.
- Homes and schools cannot grow that fast.
- Poor countries lose those they trained.
= Remittance: money that workers send home

policy fair | This house would give one per cent of national income to poorer countries
Aid builds wells and also habits. One per cent is little of a budget and much in a village.
+ The same coin does more where there is less.
+ Crises that are prevented do not arrive at the border.
+ Old wrongs are part of present wealth.
- Governments that get aid need no taxpayers.
- Trade without tariffs would do more.
- Poverty at home has a prior claim.
= Development aid: public money for poorer countries

policy hard | This house would abolish the veto in the United Nations Security Council
Five states can stop what all others want. Without the veto they might leave.
+ No state should judge its own war.
+ Most of the world has no voice there.
+ Deadlock costs lives.
- Great powers would fight instead of voting.
- A majority can be wrong about a war.
- Those five must agree to it.
= Veto: the right of one to stop a decision

policy fair | This house would ban the sale of weapons to countries at war
Weapons end up where wars are. A country that is attacked is at war as well.
+ Every war ends sooner without supply.
+ Sellers share the guilt.
+ Weapons outlast the alliance.
- The attacked would be left to the attacker.
- Others would sell.
- Influence goes with supply.
= Arms embargo: not selling weapons to somebody

policy hard | This house would intervene with force to stop genocide
Waiting costs lives and so does war. Who decides that it is genocide decides on war.
+ Sovereignty does not cover murder of one's people.
+ The world promised that it would not watch again.
+ A credible threat may stop it before it starts.
- Interventions have had other aims.
- Those who come leave ruins behind.
- Without a mandate the strong decide.
= Responsibility to protect: the duty to protect people from mass crimes

policy fair | This house would create a European army
Many small armies buy many small things. A common army needs a common will.
+ Together they could defend without a distant friend.
+ Money would not be spent thirty times.
+ Soldiers who serve together do not fight each other.
- Nobody dies for a committee.
- Neutral states would have to choose.
- The alliance that exists would weaken.
= Collective defence: an attack on one is an attack on all

policy gentle | This house would replace national holidays with a world holiday
National days bind those inside. A world day would bind everybody, or nobody.
+ Pandemics and seas know no nation.
+ Nobody is excluded from it.
+ Peace needs rituals as well.
- People love what is near.
- Days for freedom were paid for dearly.
- A day for everything is a day for nothing.
= Ritual: something done together that has a meaning

policy hard | This house would pay reparations for colonial rule
Wealth was taken and lives were broken. Those who did it and those who bore it are dead.
+ States live on, and so do their gains.
+ Other victims were paid after other wrongs.
+ Apologies without cost are words.
- Nobody can say who owes how much to whom.
- Money may reach governments and not people.
- Fair trade would look ahead.
= Reparation: making good for a wrong

policy fair | This house would let climate refugees claim asylum
Asylum protects from people who persecute. Droughts and floods persecute nobody and drive many away.
+ Whoever cannot return needs a place.
+ Those who caused it should open the door.
+ Order is better than flight.
- Most flee within their country.
- No one can separate drought from poverty.
- Asylum for all is asylum for none.
= Asylum: protection in another country

value fair | This house believes that patriotism is a virtue
Love of a country can carry and can blind. Not all who love it mean the same.
+ Who loves a place repairs it.
+ Strangers share taxes because they share a name.
+ Pride and criticism go together.
- Birth is no merit.
- It has sent the young to war.
- Duties end at no border.
= Patriotism: love of one's country

fact hard | This house believes that economic sanctions do not work
Sanctions hurt and seldom topple. What would have happened without them nobody knows.
+ Rulers eat, people hunger.
+ Goods find another border.
+ Pressure makes people stand by their ruler.
- Weapons need parts that sanctions stop.
- They show where the line is.
- Words alone cost nothing and move nobody.
= Sanction: a penalty between states

policy fair | This house would return to compulsory national service
Service joins people who would not have met. It takes a year from each of them.
+ Defence should not be left to those with few choices.
+ Hospitals and forests need hands.
+ Rich and poor would share a room once.
- A year belongs to who lives it.
- Modern armies need skill, not numbers.
- Those who can will find a way out.
= Conscription: being made to serve

policy hard | This house would recognise any region that votes to leave its country
A people may wish to go. Borders that may be voted on are never settled.
+ Nobody should be kept in a state by force.
+ The threat makes states treat regions well.
+ Peaceful ways prevent wars.
- Minorities within would be left behind.
- Rich regions would leave the poor ones.
- Neighbours would stir up votes.
= Self-determination: a people's right to decide on its state; Secession: leaving a state

policy gentle | This house would have every pupil spend a month abroad
A month in another family changes how one sees one's own. It costs money, and courage.
+ What one has seen one does not fear.
+ Language is learnt at table.
+ Public money would send those who never travel.
- A month is a holiday and no life.
- Shy children would suffer.
- Flights and visas are not for everybody.
= Exchange: going to each other for a time
`;
