export const MEDIA = `
policy gentle | This house would read the news once a day only
News all day keeps one alert and seldom wiser. Some news cannot wait until evening.
+ What mattered at noon is clearer in the evening.
+ Calm people judge better.
+ Hours come back.
- Warnings and chances pass.
- One paper a day is one view a day.
- Talk with others happens when things happen.
= News cycle: the time until a story is replaced

policy fair | This house would fund journalism with public money
Adverts no longer pay for reporters. Money from the state pays, and may be missed when it stops.
+ Towns without a paper have councils without a witness.
+ Money by fixed rules need not buy favour.
+ Courts and theatres are paid for, too.
- Nobody bites the hand.
- Papers that nobody reads would live on.
- New voices would stand outside.
= Arm's length: public money without public control

policy fair | This house would ban anonymous accounts on social media
Names make people careful, and afraid. Many who insult do it under their own name.
+ Who speaks should stand for it.
+ Victims could go to court.
+ Bots have no passport.
- The weak need a mask more than the strong.
- A list of everybody's name will leak.
- People are rude with names as well.
= Pseudonym: a name that one has chosen

policy hard | This house would require platforms to show everybody the same front page
A page that fits each person divides a public. A page for all must be made by somebody.
+ A society needs something in common to argue about.
+ Nobody could aim lies at a few.
+ Editors of such a page would be visible.
- One page for all has power over all.
- Interests differ, and small ones would vanish.
- People would leave for what fits them.
= Filter bubble: seeing only what fits one

policy fair | This house would make corrections as prominent as the error
Errors are large and corrections small. A front page of corrections tells nothing new.
+ Who read the error should read the correction.
+ Papers would check twice.
+ Trust grows from admitting.
- Fear of it makes papers timid.
- Small slips would fill the page.
- Repeating an error spreads it.
= Correction: saying publicly what was wrong

policy gentle | This house would remove like counts from social media
Numbers under a picture please and hurt. Without them one reads, or leaves.
+ Young people would compare less.
+ Posts would be read for what they say.
+ Fewer people would shout for applause.
- Small artists show by numbers that they matter.
- Hidden numbers still steer what is shown.
- Adults can look away.
= Social proof: trusting what many like

policy fair | This house would ban children from being influencers
Some children earn for their parents by being filmed. Child actors have rules, these children mostly have none.
+ A childhood should not be a job.
+ A child cannot agree to being known for ever.
+ Parents who earn from it cannot judge it.
- Rules on hours and money suffice.
- Children like to show what they can do.
- Families film anyway, without pay.
= Influencer: somebody who earns from an audience online

policy hard | This house would publish stolen documents that reveal wrongdoing
Theft is wrong and so is what it shows. Sources risk prison, others risk their lives.
+ The public pays for what is hidden from it.
+ Wrongdoers write the rules of secrecy.
+ Editors can leave out names.
- Nobody elected the editor.
- Thieves choose what they steal and why.
- Agents and patients are named in files too.
= Public interest: what people need to know to judge

value fair | This house believes that journalists should be neutral
Neutral reports let readers judge. Some matters have no middle.
+ Readers of all views need one source they trust.
+ Opinion is cheap, facts are dear.
+ Who takes sides stops seeing.
- Choosing a story is taking a side.
- Balance between truth and lie is no balance.
- Open views can be checked, hidden ones cannot.
= False balance: treating unequal claims as equal

fact fair | This house believes that true crime stories do more harm than good
Stories about crimes warn and entertain. The dead cannot object.
+ Families relive the worst day for an audience.
+ Rare crimes seem common, and fear grows.
+ Killers become known by name.
- Old cases were opened again.
- Listeners learn to recognise danger.
- Victims whom police ignored are heard.
= True crime: stories of real crimes as entertainment

policy fair | This house would end live broadcasting of parliament
Cameras let people see and let members perform. Without them the papers tell what happened.
+ Members would speak to each other again.
+ Compromise needs a room without an audience.
+ Minutes keep what matters.
- The people may watch those whom they pay.
- Clips were the only way to reach the young.
- What is hidden is suspected.
= Transparency: letting others see

policy gentle | This house would pay for news
Reporting costs money and most of it is free to read. Those who cannot pay read the rest.
+ Who pays is the customer, not the product.
+ Good work needs time, which is money.
+ A paper costs less than a coffee a week.
- Truth behind a wall leaves lies outside.
- Nobody can pay for ten papers.
- Public broadcasters are paid already.
= Paywall: a page that only those who pay can read

policy hard | This house would break up large media groups
One owner may hold papers, channels and sites. Large groups can afford reporters abroad.
+ No one person should choose what a country reads.
+ Competition brings different stories.
+ Politicians fear owners more than voters.
- Small papers die alone.
- Platforms are the giants, not papers.
- The state would decide who is too large.
= Concentration: few owners with many outlets

policy fair | This house would ban paparazzi photographs of celebrities' children
Fame pays parents, not their children. Some parents show their children themselves.
+ A child did not choose a famous parent.
+ A chase on the way to school frightens.
+ No public question is answered by such a picture.
- Parents who sell such pictures made the market.
- A street is a public place.
- The line between news and gossip is thin.
= Expectation of privacy: where one may assume not to be watched

policy hard | This house would label all content made with artificial intelligence
Readers wish to know what made a picture. Most work today is made with some help.
+ Trust needs to know the source.
+ Voters should not be moved by scenes that never were.
+ Artists without machines would be seen.
- Liars will not label.
- A label on everything tells nothing.
- A true picture with a label is doubted.
= Provenance: where something comes from
`;
