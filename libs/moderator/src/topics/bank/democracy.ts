export const DEMOCRACY = `
policy gentle | This house would let people vote online
Voting at home is easy for the voter and hard to watch. Paper is slow and leaves something to count again.
+ People abroad and people in bed could take part.
+ Banks trust the network with more than a ballot.
+ A vote that costs ten minutes is cast by more people.
- Nobody can see who stands behind the voter at home.
- A count that few can check is trusted by few.
- One flaw touches every vote instead of one box.
= Secret ballot: a vote that nobody can trace

policy fair | This house would limit members of parliament to two terms
Long service brings knowledge and comfort. Short service brings new faces who depend on those who stay behind the scenes.
+ Seats belong to voters and not to those who sit in them.
+ Those who cannot be elected again can say what they think.
+ More kinds of people get a turn.
- Learning to govern takes longer than one term.
- Lobbyists and officials stay and know everything better.
- Voters may end a career whenever they like.
= Term limit: a rule on how often one may be elected

policy fair | This house would ban opinion polls in the month before an election
Polls tell voters what others think, and voters may follow. Without them parties and rumours tell the same, less well.
+ People should choose by what they think, not by who leads.
+ News would speak about plans instead of races.
+ A wrong poll can turn a close election.
- Tactical voters need to know how others vote.
- Parties would keep polling in secret.
- Forbidding numbers is forbidding speech.
= Bandwagon effect: following those who seem to win; Tactical voting: voting for the second best to stop the worst

policy hard | This house would give parents a vote for each of their children
Children live longest with what is decided and have no vote. A vote in trust gives some citizens more than one.
+ Laws about the future would meet those who will live in it.
+ Every person would count, whatever their age.
+ Parents already decide for children in graver matters.
- One person, one vote is the promise on which all others rest.
- Parents would vote their own mind twice.
- Couples who disagree have no way to split a child.
= Proxy voting: voting for somebody else

policy fair | This house would make every second member of parliament a woman by law
Parliaments seldom look like those who elect them. A quota changes that at once and chooses by one trait.
+ Half the people should not need to ask the other half.
+ Parties find women when they have to.
+ Girls see that such work can be theirs.
- Voters, not lists, should choose.
- Those elected by quota are doubted for it.
- Class and region are missing as well and get no quota.
= Quota: a fixed share for a group

policy hard | This house would decide major taxes by referendum
Taxes are how a state asks its people. Asking them directly is open, and slow to correct.
+ Whoever pays should say how much.
+ Parties would have to explain what money is for.
+ A tax that people chose is paid with less evasion.
- Everybody votes to spend and nobody to pay.
- One question cannot weigh a whole budget.
- Majorities could load taxes on a few.
= Referendum: a vote of all on one question

policy gentle | This house would make election day a public holiday
Voting takes time that not everybody has. A free day also invites a trip to the sea.
+ No wage should be lost for voting.
+ Volunteers for the count would be easy to find.
+ A feast reminds people what they share.
- Nurses and drivers work on holidays too.
- Voting by post costs less and reaches more.
- Some will use a long weekend to leave.
= Turnout: the share of people who vote

policy hard | This house would replace elections with selection by lot
A lottery needs no campaign, money or party. It also asks nobody's consent.
+ A drawn assembly looks like the country.
+ Nobody owes their seat to a donor.
+ People who need not be elected again can think aloud.
- Nobody can vote them out.
- Running a country is work that not everybody can or wants to do.
- A programme that won an election binds; a draw binds nobody.
= Sortition: choosing people for office by lot

policy fair | This house would fund parties from taxes alone
Donations buy a hearing at least. Public money keeps old parties comfortable.
+ Policies would be written for voters instead of donors.
+ New ideas need no rich friend.
+ Parties could spend their time on something other than dinners.
- Nobody should pay for a party they detest.
- Shares by past votes favour those in power.
- Giving money is a way of speaking.
= Party funding: the money that parties live on

policy fair | This house would let residents without citizenship vote in national elections
Those who live and pay taxes in a country live under its laws. Citizenship is open to many of them, at a price.
+ Nobody should be governed for years without a say.
+ Parties ignore people who cannot vote.
+ Taking part makes people feel at home.
- A vote is the heart of citizenship, which can be asked for.
- People who may leave again decide for those who stay.
- Other states could try to steer their people abroad.
= Suffrage: the right to vote

value fair | This house believes that a politician should follow conscience rather than voters
Voters choose a person and a promise. The two part when facts change.
+ Somebody who was chosen to judge should judge.
+ Minorities need people who can say no to a majority.
+ Voters may judge the result at the next election.
- An office is lent by voters, not owned.
- Conscience is a word for doing as one likes.
- Promises that bind nobody tell voters nothing.
= Mandate: what voters have charged somebody to do

fact hard | This house believes that proportional representation produces better government
Proportional systems count each vote and need coalitions. Others give clear winners with fewer votes.
+ Coalitions make laws that outlive one government.
+ Every vote counts, wherever it is cast.
+ Parties that must work together shout less.
- Small parties rule more than their voters do.
- Nobody can be voted out when coalitions are made afterwards.
- Weeks of talks leave a country without direction.
= Coalition: parties that govern together; Proportional: seats by share of votes

policy gentle | This house would require every law to be written in plain language
A law binds people who cannot read it. Precise words are sometimes hard words.
+ Whoever must obey should be able to understand.
+ Errors hide in long sentences.
+ People would need fewer lawyers.
- Plain words have many meanings, and courts need one.
- Centuries of cases explain the old words.
- A summary beside the law serves readers without any risk.
= Plain language: words that the reader knows

policy fair | This house would ban former ministers from lobbying for ten years
Those who leave office know doors and numbers. Some of them have families to feed for the next ten years.
+ A minister should not plan a next employer while in office.
+ Access should not be for sale through old friends.
+ Ten years are long enough for contacts to fade.
- People from business would never enter politics.
- Experience on both sides makes better rules.
- The ban moves the talks to informal dinners.
= Revolving door: moving between office and industry

policy hard | This house would hold a second vote on every referendum after two years
Facts change and so do minds. A decision that may be undone is hardly a decision.
+ People learn what they voted for when it begins.
+ A mistake should not last because it was made by many.
+ Campaigns would promise what they can show in two years.
- Nobody invests in what may end in two years.
- Losers would spend the time undermining.
- Voters gave an answer and are asked until they tire.
= Irreversible: that cannot be undone
`;
