export const TECHNOLOGY = `
policy gentle | This house would ban phones at the dinner table
A meal is a rare hour together. A phone on the table is a guest nobody invited, or the photograph one wants to show.
+ Attention is the best thing one can give a person.
+ Children copy what they see at table.
+ News keeps for half an hour.
- A rule that must be policed spoils the meal.
- Families far away join by that very phone.
- People who want to talk will talk.
= Phubbing: ignoring somebody for a phone

policy fair | This house would hold platforms liable for what their users post
A platform chooses what spreads and says it only carries. If it answers for everything, it will delete whatever may cost it.
+ Whoever earns from spreading should answer for the spreading.
+ Newspapers are liable and still print.
+ Harm is found faster by those who must pay for it.
- Platforms would delete first and think never.
- Only giants could afford the lawyers.
- Speech belongs to those who speak.
= Liability: having to answer for harm; Moderation: deciding what stays up

policy fair | This house would ban facial recognition in public places
A camera that knows faces finds a suspect and everybody else. It does not tire, and it makes mistakes.
+ Nobody should be asked for papers by a wall.
+ A wrong match turns a passer-by into a suspect.
+ What is built for crime is later used for protest.
- Missing children could be found within minutes.
- Officers recognise faces too, and worse.
- A court's permission can limit its use.
= Biometric: measured on a body; False match: taking one person for another

policy hard | This house would open the source code of all software that the state uses
Public money pays for software that the public cannot read. Some say secrecy keeps it safe, others that it keeps it poor.
+ What all have paid for all may use.
+ Many eyes find errors that a supplier hides.
+ A city could use what another has built.
- Attackers read as well as helpers.
- Firms would not sell what they must give away.
- Code without people who look after it rots.
= Open source: software whose text everybody may read

policy hard | This house would pause the training of larger artificial intelligence models
Models grow faster than the knowledge of what they can do. A pause only stops those who keep to it.
+ Nobody should release what nobody understands.
+ Laws need time that the race does not leave.
+ Careful firms would no longer lose to careless ones.
- Those who do not stop would lead.
- Tools for medicine would be late as well.
- Safety is learnt by building and testing.
= Frontier model: one of the most capable models

value fair | This house prefers privacy to convenience
Maps, shops and doctors work better when they know people. What is known can also be lost, sold or used.
+ What is collected once is kept for ever.
+ A person who is watched behaves like one.
+ Convenience is small and daily, a leak is large and final.
- Most data says nothing that anybody wants to know.
- People choose convenience whenever they may choose.
- Help for disabled people often begins with knowing.
= Data minimisation: collecting no more than is needed

policy fair | This house would make cash acceptance compulsory for shops
Cash works without a phone, a bank or power. It also has to be counted, guarded and carried.
+ Nobody should need a bank to buy bread.
+ Payments without a record are a part of freedom.
+ Shops can sell when the network is down.
- Small shops pay dearly for counting and guarding.
- Cash is what crime prefers.
- A shop may choose how it does business.
= Legal tender: money that a debt can be paid with

policy gentle | This house would teach programming to all pupils
Code runs much of the world. Few people will write it, and tools write more of it each year.
+ Knowing how a machine follows orders makes one harder to fool.
+ It trains patience and exact thinking.
+ Girls try it only where everybody does.
- Tools change before the pupils leave school.
- Mathematics and languages last longer.
- There are not enough teachers who can.
= Algorithm: a list of exact steps

policy fair | This house would ban targeted advertising
Advertising that follows people pays for much that is free. It needs to know a lot about them.
+ Nobody should be studied in order to be sold to.
+ Adverts could follow the page instead of the person.
+ Weaknesses such as gambling are what targeting finds best.
- Small shops reach their few customers only that way.
- Free services would ask for money.
- People get fewer and more fitting adverts.
= Targeting: choosing who sees an advert by what is known of them

policy hard | This house would recognise a right to be forgotten by search engines
A search finds what a person did at nineteen. What is taken out of the search is still on the page.
+ A society that forgives must be able to forget.
+ A search result is a file on a private person.
+ Victims could stop being found by what was done to them.
- History should not be edited by those it is about.
- Firms, not courts, would decide what the public may find.
- The powerful would use it first.
= Delisting: taking a page out of search results

fact fair | This house believes that social media has made political debate worse
More people speak in public than ever. What spreads is chosen by what holds attention.
+ Anger travels further than doubt.
+ Short posts leave no room for reasons.
+ People meet the worst of the other side.
- Voices that no editor let in are heard.
- Debate was rude long before any network.
- Errors of the powerful are found within hours.
= Echo chamber: a place where one hears only one's own view

policy fair | This house would require a licence to fly a drone
Drones film roofs, deliver parcels and disturb birds. A licence makes owners known and hobbies dearer.
+ What falls from the sky needs an owner.
+ Pilots of all other aircraft learn the rules first.
+ Neighbours could find out who films them.
- A toy is treated like an aeroplane.
- Those who mean harm will not apply.
- Learning by play has made many engineers.
= Airspace: the air above a place and who may use it

policy hard | This house would make encrypted messages readable by court order
Encryption protects letters and crimes alike. A door for courts is a door.
+ A court may open a house; a message is no holier.
+ Crimes against children are planned in such messages.
+ Safeguards and judges limit each use.
- There is no lock that opens only for the good.
- Journalists and dissidents would lose their shelter.
- Criminals would use tools from elsewhere.
= End-to-end encryption: only sender and receiver can read; Backdoor: a hidden way in

policy gentle | This house would give video games the same standing as novels in school
Games tell stories in which the player acts. Whether they reward a second reading is disputed.
+ A choice one has made oneself is understood more deeply.
+ Schools should discuss what pupils really use.
+ Good games ask for close reading too.
- Hours of play cannot be fitted in a lesson.
- Language grows by reading sentences.
- Games age with the machines they run on.
= Canon: works that everybody is meant to know

policy fair | This house would ban the sale of personal data
Data about people is traded without them. A ban would stop a market and some useful services with it.
+ What is part of a person should not be sold by others.
+ Data that is never sold cannot reach a wrong hand.
+ Firms would have to earn by what they make.
- Research and small firms rely on bought data.
- Giants that collect their own would gain.
- People could be paid instead of protected.
= Data broker: a firm that trades information on people
`;
