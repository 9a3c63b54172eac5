export const ENVIRONMENT = `
policy gentle | This house would ban single-use cups
A cup lasts ten minutes and its waste for decades. A cup that is used again must be washed and brought back.
+ Nobody needs a new cup for each coffee.
+ Streets and bins would hold less litter.
+ A deposit makes bringing back a habit.
- Washing takes water, heat and work.
- Festivals and hospitals need what is thrown away.
- A cup is a small thing and a ban a large tool.
= Deposit: money that one gets back

policy fair | This house would build new nuclear power stations
Nuclear plants give steady power without smoke. They are slow to build, dear and leave waste for ages.
+ Wind and sun need something beside them at night.
+ A small site gives power to a whole city.
+ Its waste is small and known, that of coal is in the air.
- The money buys more power sooner from wind and sun.
- No generation may bind a thousand others.
- Plants run over time and budget again and again.
= Baseload: power that is always needed

policy fair | This house would ban domestic flights
Planes are fast and trains are cleaner. Islands and mountains have planes and no trains.
+ The fastest way should not be the one that costs all others most.
+ Trains improve where passengers come.
+ It touches comfort, not need.
- Regions far from the capital lose firms and doctors.
- The share of such flights in all emissions is small.
- People will drive, which may be worse.
= Modal shift: moving trips from one means of transport to another

policy hard | This house would give every person an equal yearly carbon allowance
An allowance treats rich and poor alike. Whoever needs more would buy from whoever needs less.
+ The air belongs to everybody in equal parts.
+ Those who live simply would be paid for it.
+ It caps the total instead of hoping.
- Every purchase would have to be recorded.
- People in cold or remote places need more.
- The rich simply buy the right to continue.
= Cap and trade: a fixed total whose parts can be sold

policy fair | This house would pay farmers to let land run wild
Land that is left alone brings back birds and floods more slowly. It also feeds nobody.
+ Poor soil gives little food and could give much nature.
+ Wet meadows upstream keep cellars dry downstream.
+ Farmers earn from what the public wants.
- Food not grown here is grown elsewhere, with more harm.
- Villages die when fields do.
- Old meadows need grazing to stay rich.
= Rewilding: letting land go its own way

policy hard | This house would research how to cool the planet by shading the sun
Particles high in the air could cool the earth within years. Nobody knows what else they would do, nor who may decide.
+ Knowing is better than guessing when the day comes.
+ Cuts in emissions come too late for some coasts.
+ A moratorium stops the open laboratories first.
- The promise of a fix weakens the will to cut.
- Rain in one country would be a decision of another.
- Stopping suddenly would be worse than never starting.
= Solar geoengineering: cooling the earth by reflecting sunlight

value fair | This house believes that the present generation owes sacrifices to future ones
Those who come after cannot vote or pay. Those who live now have needs of their own.
+ We live from what others left us.
+ Harm does not weigh less because it comes late.
+ Nobody chose the time of their birth.
- The future will be richer and know more.
- The poor of today have the better claim.
- Nobody can owe to people who do not exist.
= Discounting: counting later benefits less than present ones

policy gentle | This house would turn off street lights after midnight
Light makes streets feel safe and skies empty. Most people sleep, some come home.
+ Insects, birds and people need the dark.
+ Lamps for nobody cost money and power.
+ Sensors can light the way of whoever comes.
- Those who work at night have to walk home.
- Fear keeps people at home even where nothing happens.
- New lamps need so little that the gain is small.
= Light pollution: light where it does harm

policy fair | This house would make the polluter pay for floods and fires
Damage by weather grows, and science can say how much of it is ours. Whose fault a single flood is remains hard to say.
+ Who earned from the cause should pay for the effect.
+ Courts would make risks visible in prices.
+ Victims get help without begging the state.
- Everybody burned what firms sold.
- Trials last longer than a family can wait.
- Firms would go bankrupt before they pay.
= Attribution: saying how much a cause adds to an event

policy fair | This house would end the sale of new petrol cars within five years
Electric cars are cleaner to drive and dearer to buy. Charging works in a garage and hardly on the fourth floor.
+ A clear date makes industry build chargers.
+ Cars sold today drive for fifteen years.
+ City air would be better at once.
- People without a driveway cannot charge at home.
- Five years are too short for power lines and mines.
- Old cars would be kept longer.
= Phase-out: ending something step by step

policy hard | This house would allow trade in rhino horn from farms
Poaching lives from scarcity. A legal trade may feed the demand or drown it.
+ Cheap legal horn makes poaching unprofitable.
+ Farmers protect what they can sell.
+ A ban of decades has not stopped the killing.
- Legal horn hides illegal horn.
- Advertising would find new buyers.
- A wild animal is not saved by farming another.
= Poaching: hunting against the law

policy gentle | This house would require restaurants to offer a meat-free main dish
A dish more on a menu is a small duty. Some kitchens are known for a single thing.
+ Friends who eat differently could eat together.
+ Guests try what they would not have asked for.
+ Cooks discover their own skill.
- A grill house should be allowed to be one.
- What nobody orders is thrown away.
- Guests can choose another restaurant.
= Default: what one gets without choosing

policy fair | This house would put a price on water for farmers
Fields use more water than cities do. Food becomes dearer when water is.
+ What costs nothing is wasted.
+ Crops would be grown where rain falls.
+ Rivers would keep what is left in them.
- Small farms would close before large ones.
- Food prices hit those with little.
- Water is a right, not a good.
= Irrigation: bringing water to fields

fact fair | This house believes that individual choices matter little for the climate
One person changes little, and so does one vote. Industry points at customers and customers at industry.
+ What can be chosen is set by streets, power and law.
+ Guilt tires people before they vote.
+ One rule for firms does more than a million good wills.
- Every market is made of single choices.
- People who change themselves ask for better laws.
- Habits spread from neighbour to neighbour.
= Collective action: what works only if many do it

policy hard | This house would move people away from coasts before the sea rises
Leaving early costs homes, staying costs more later. Nobody likes to leave a house that still stands dry.
+ A move that is planned keeps neighbours together.
+ Walls fail on the worst night.
+ Money spent on walls is spent again each decade.
- Nobody may be moved for a forecast.
- Harbours and cultures live on that very edge.
- Some countries have lived behind dykes for centuries.
= Managed retreat: leaving land to the sea by plan
`;
