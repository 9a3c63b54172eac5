export const ECONOMY = `
policy gentle | This house would abolish small coins
Coins of one and two cost more to handle than they buy. Prices would be rounded.
+ Nobody picks them up from the street.
+ Shops save time at each till.
+ Rounding goes up as often as down.
- Prices round up where nobody looks.
- Savings of children and charities are small coins.
- Cash loses one more reason to be used.
= Rounding: going to the nearest amount

policy fair | This house would tax inheritance at the same rate as wages
Wages are earned by the hand, legacies by birth. The money in a legacy was mostly taxed once.
+ Work should not be taxed more than luck.
+ Wealth would be spread anew each generation.
+ The dead do not work less because of it.
- Parents work for their children.
- Family firms would be sold to pay the tax.
- The rich have advisers, others have houses.
= Inheritance tax: a tax on what one gets from the dead

policy fair | This house would replace income tax with a tax on land
Nobody made land, and it cannot be hidden. Its owners are not always those with money.
+ Work should not be punished, waiting for prices should.
+ Land cannot be moved to an island.
+ Empty plots in cities would be built on.
- A widow in an old house has no income to pay it.
- Farmers have much land and little cash.
- Values would have to be guessed each year.
= Land value tax: a tax on the worth of land without its buildings

policy hard | This house would forgive the debts of the poorest countries
Old debts take money from schools and clinics. Lenders who lose will ask for more next time.
+ Those who pay today never saw the money.
+ Countries that recover buy and stay peaceful.
+ Lenders knew the risk and took the interest.
- Governments would borrow again for the same palaces.
- Savers and pensions are among the lenders.
- Countries that paid would feel foolish.
= Debt relief: letting somebody pay back less

policy fair | This house would nationalise the railways
A rail network is one thing and hard to compete on. Public and private railways have both been late.
+ One owner plans tracks and trains together.
+ Profit could go into tickets.
+ Voters can punish who runs it badly.
- Ministers plan until the next election.
- Competition brought cheaper tickets where it was real.
- Buying companies back costs what trains need.
= Natural monopoly: where one supplier is cheaper than two

policy hard | This house would shrink rich economies on purpose
Growth lifted many out of need and fills the air. Less of it may mean less work, or less waste.
+ A finite planet has no room for endless growth.
+ Beyond comfort more goods bring little joy.
+ Shorter work would share what is there.
- Pensions and clinics are paid from growth.
- Poor countries sell to rich ones.
- Cleaner growth is possible and faster.
= Degrowth: making less on purpose

policy fair | This house would cap the price of bread in a crisis
Bread is what people need first. A cap keeps it cheap and may keep it from being baked.
+ Hunger cannot wait for a market.
+ Speculation ends where prices do.
+ Calm streets are worth a subsidy.
- Bakers close when flour costs more than bread.
- Money for the poor reaches the poor alone.
- Caps outlast the crisis.
= Price ceiling: the highest price that is allowed

policy gentle | This house would teach personal finance in school
Loans and rents meet people soon after school. A lesson at fifteen may be forgotten at twenty-five.
+ Whoever understands interest is harder to cheat.
+ Not every family can explain a loan.
+ Numbers mean more when they are money.
- Poverty is a lack of money and not of lessons.
- Products change faster than books.
- Banks would be glad to write the lessons.
= Compound interest: interest on interest

policy hard | This house would require companies to serve society as well as shareholders
A company has owners and neighbours. Two masters may mean none.
+ Firms live from roads, schools and trust.
+ Owners of large firms carry little of the risk.
+ Long plans need more than quarterly profit.
- Managers who serve everybody answer to nobody.
- Laws, not boards, should set what society wants.
- Pensions live from those profits.
= Stakeholder: anybody whom a decision touches

value fair | This house believes that inequality matters more than poverty
Poverty is having too little, inequality having less. Each can fall while the other grows.
+ Wealth buys rules as well as goods.
+ People measure their lives by those around them.
+ Divided societies trust less.
- A hungry person needs food and not a comparison.
- Growth that lifts all may lift some more.
- Envy is no measure of justice.
= Gini coefficient: a number for how unequal incomes are

fact fair | This house believes that globalisation has helped the world's poor
Trade brought factories to some countries and closed them in others. What would have happened without it nobody saw.
+ Factories paid more than fields.
+ Medicine and ideas travel with goods.
+ Countries that stayed closed stayed poor.
- Gains went to a few countries.
- Farmers lose to subsidised imports.
- Wages fell where factories left.
= Globalisation: the growing together of markets

policy fair | This house would ban high-interest short-term loans
Such loans help on a bad day and cost for a year. Without them people ask others, not always better ones.
+ Lenders earn when people fail to pay.
+ Nobody in need compares rates.
+ Social loans could take their place.
- A broken boiler cannot wait.
- Illegal lenders break more than budgets.
- Adults know what they sign.
= Usury: lending at a rate that is too high

policy fair | This house would let countries default without penalty after a war
War leaves ruins and debts. Lenders who lose will not lend for rebuilding.
+ The living should rebuild instead of repay.
+ Debts of a regime are not those of its victims.
+ Stability is cheaper than collection.
- Nobody lends to who need not repay.
- Wars would be fought on credit.
- Each case differs, and a rule cannot see it.
= Default: not paying back a debt

policy hard | This house would separate banks that lend from banks that trade
Banks that trade may lose what savers lent. Banks that do both are large and useful to large firms.
+ Savers should not pay for bets.
+ Smaller banks may fail without a rescue.
+ Simple banks can be supervised.
- Lending alone has ruined banks as well.
- Firms need services from one hand.
- Trading moves to where nobody looks.
= Ring-fence: keeping parts of a bank apart

policy gentle | This house would include the tip in the price
Tips thank and also replace wages. A fixed price is fair and says nothing about tonight.
+ Wages should not depend on a smile.
+ Guests know what they will pay.
+ Kitchens share in it.
- Good service deserves an answer.
- Waiters in good places would earn less.
- Prices look higher, and guests stay away.
= Service charge: a fixed part of the bill for service
`;
