export const CITIES = `
policy gentle | This house would give every street one day a month without cars
A street without cars sounds and works differently for a day. Deliveries, carers and people who cannot walk far have to get through all the same.
+ Neighbours meet on ground that is otherwise only crossed.
+ A day is short enough to try and long enough to learn from.
+ Children may play where they live, without a trip to a park.
- Shift workers and carers have no say in which day is theirs.
- Traffic does not vanish; it moves to the next street.
- Closing every street by turns costs staff that buses could use.
= Open street: a street closed to through traffic for a time

policy fair | This house would make developers build one affordable home for every two they sell
Many cities ask builders for a share of cheaper homes. The larger the share, the fairer each project and the fewer projects there may be.
+ Whoever gains from a city's growth should house those who keep it running.
+ Mixed buildings keep schools and shops mixed as well.
+ A fixed rule ends years of bargaining over each plot.
- A share that high makes many projects lose money, so they are not built.
- The buyers of the other homes pay for it, not the developer.
- A tax on land would reach every owner instead of the few who build.
= Affordable home: a home whose price is tied to local incomes; Inclusionary zoning: rules that ask builders for a share of such homes

policy fair | This house would charge drivers by the kilometre inside cities
A charge by distance makes each trip show its price. Those who have no other way to travel pay it too.
+ Road space is scarce, and what is scarce and free is overused.
+ The money can pay for the buses that make driving unnecessary.
+ A charge by distance is fairer than a flat fee at the border of a zone.
- It falls hardest on those who live far out because rents are lower there.
- Counting kilometres means recording where everybody drives.
- Cities without good buses would charge people for having no choice.
= Road pricing: a fee for using a road at a time or over a distance

policy hard | This house would ban the sale of homes to people who do not live in them
Empty homes stand in cities where people look for one. A ban on buying them touches second homes, landlords and investors in different ways.
+ A home that nobody lives in is a shop window without a shop.
+ Buyers who live there care for the street as well as the price.
+ Prices follow wages again when savings from elsewhere stay out.
- Tenants need landlords, and landlords do not live in what they let.
- People who move for work for two years could not keep their home.
- The shortage comes from too little building, which this does not change.
= Owner-occupier: an owner who lives in the home; Second home: a home used for part of the year

policy gentle | This house would plant a tree for every parking space it takes away
Shade and parking compete for the same strip of the street. Trees need decades and care, cars a place tonight.
+ Shade cools a street that asphalt heats.
+ A public strip should serve everybody who walks past, not one car.
+ Trees outlast every traffic plan.
- Residents who rely on a car pay for a choice made above their heads.
- A tree in a bad place dies in three summers.
- The rule counts trees instead of asking where they are needed.
= Heat island: a city that is warmer than the land around it

value gentle | This house prefers living in a small town to living in a big city
Towns offer quiet and faces one knows, cities choice and faces one does not. The debate asks what a good life needs.
+ People help those whom they will meet again tomorrow.
+ Time that is not spent travelling is a richer kind of wealth.
+ A child can know a whole town by the age of twelve.
- Whoever is different finds others like them in a city.
- Work, doctors and theatres are a ride away instead of a journey.
- Being unknown is a freedom that towns do not offer.
= Anonymity: not being known by those around one

fact fair | This house believes that tourism does more harm than good to historic cities
Visitors pay for roofs and restaurants and fill the streets that they came to see. The question is what is left for those who live there.
+ Homes become holiday flats, and neighbours become staff.
+ Shops that sell to visitors push out those that sell bread.
+ The damage to old stones cannot be repaired with any income.
- Many old buildings would be ruins without the money of visitors.
- Jobs in hotels need no degree and are open to newcomers.
- Crowds are a matter of rules, not of tourism itself.
= Short-term let: a home rented to visitors by the night

policy hard | This house would build new cities instead of enlarging old ones
New cities start with a plan and without neighbours who object. They also start without a history, jobs or friends.
+ A plan from the first day puts trams before cars.
+ Nobody has to be moved for a street that was never built.
+ Old cities stay as large as their pipes allow.
- Cities live on chance meetings, which no plan provides.
- Planned towns have often waited decades for work to follow.
- Building on fields costs soil that filling gaps would spare.
= Greenfield: land that was never built on; Infill: building in the gaps of a city

policy fair | This house would ban cruise ships from city harbours
A ship brings thousands of people for a day, and its engines with them. Harbours earn from them, and so do some streets.
+ A few hours of crowds leave waste and little money.
+ Engines that run in harbour foul the air of whole districts.
+ A city may choose which visitors it has room for.
- Port workers and guides lose their season.
- Ships will call at smaller towns that are less able to cope.
- Power from the shore solves the smoke without a ban.
= Shore power: electricity for a ship in harbour

value fair | This house believes that beauty should count as much as cost in public building
A cheap building saves money once and is looked at for a century. Who decides what is beautiful is another matter.
+ People care for places that they find beautiful.
+ Ugly savings are paid for by everybody who walks past.
+ Those with little money own no other beauty than what is public.
- Taste changes faster than concrete.
- A school with plain walls and more teachers is the better school.
- Committees that judge beauty choose what resembles the past.
= Whole-life cost: what a building costs until it is pulled down

policy fair | This house would let cities set their own immigration quotas
Some cities look for people and some feel full, while one country has one rule. A quota of a city ends at its border only on paper.
+ Cities know how many homes and jobs they have.
+ Newcomers are received better where they were asked for.
+ Regions that shrink could grow again by their own choice.
- Nobody checks who moves on from one city to another.
- Poor cities could not compete for those whom all want.
- Who belongs to a country is for the whole country to say.
= Regional visa: a permit to live and work in one region

policy gentle | This house would open school playgrounds to everybody at weekends
Playgrounds stand locked for half of the year. Keys, cleaning and broken bottles on Monday are what stands against opening them.
+ The public has paid for them and may use them.
+ Children without a garden gain one around the corner.
+ A place that people use is watched over by them.
- Teachers should not begin Monday with a broom.
- Somebody is liable when a child is hurt with nobody there.
- The same money would mend a park that is open every day.
= Liability: having to answer for harm

policy hard | This house would abolish planning permission for homes below four storeys
Permission protects neighbours and slows building. Without it the street changes faster, and so does the view.
+ Each refused home is somebody without one.
+ Small houses are mended and enlarged by those who know them.
+ Rules about safety stay; opinions about windows go.
- A neighbour's extension can take the light of a whole flat.
- Drains, schools and buses are planned for a number of homes.
- Old streets are lost one permitted box at a time.
= Planning permission: leave from an authority to build

policy fair | This house would end on-street parking in dense neighbourhoods
A parked car uses a public strip all day for one household. Taking it away changes how people shop, visit and age.
+ The space would make room for trees, benches and bicycles.
+ Streets without parked cars let drivers see children.
+ A household that needs a car can rent a place for it.
- Craftspeople and carers need a car at the door.
- Rented garages are for those who can pay.
- Shops lose customers before new ones have found the way.
= Kerb space: the edge of a street and what it is used for

fact hard | This house believes that remote work will empty city centres
Offices were the reason for many lunches, trains and rents. If they go, something else may come, or nothing.
+ Firms do not rent desks that stand empty half the week.
+ Cafés and trains lose the trade that paid for them.
+ Turning offices into homes costs more than building new ones.
- Young people still go where others are.
- Lower rents bring back workshops and studios.
- Meetings, not desks, were always what centres were for.
= Footfall: how many people pass a place
`;
