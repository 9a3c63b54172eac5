export const SPORT = `
policy gentle | This house would abolish the offside rule
Offside keeps attackers from waiting at the goal. Nobody explains it in one sentence.
+ More goals are more joy.
+ Minutes of lines and screens would go.
+ Newcomers would understand the game.
- Teams would kick long and wait.
- Midfield play is what the rule made.
- Every record would lose its meaning.
= Offside: being nearer to the goal than the rule allows

policy fair | This house would pay women and men in national teams the same
Both wear one shirt and draw different crowds. Prize money comes from tournaments that sell differently.
+ A country should honour both alike.
+ Crowds grow where money goes first.
+ The work and the injuries are the same.
- Pay follows what spectators pay.
- Clubs, not countries, pay most.
- Money for girls' fields would do more.
= Prize money: what a tournament pays its teams

policy fair | This house would ban gambling sponsors in sport
Betting firms pay for shirts and stadiums. Fans see their names more often than the ball.
+ Children wear what addicts flee.
+ Matches with large bets tempt players.
+ Other sponsors will come.
- Small clubs live from that money.
- Betting is legal and taxed.
- Adverts go to where children really are.
= Sponsorship: paying to be seen with somebody

policy hard | This house would allow performance-enhancing drugs under medical control
Bans are broken in secret. Doctors could watch what is now hidden.
+ Open use is safer than hidden use.
+ Everybody would have the same means.
+ Training and altitude are chemistry, too.
- Those who refuse would have to go.
- Children copy their heroes.
- Sport would be a contest of pharmacists.
= Doping: using forbidden substances in sport

policy fair | This house would stop hosting the Olympics in changing cities
Each host builds anew and many stadiums decay. A fixed host would miss what a visit brings.
+ Stadiums would be used more than once.
+ Bids could no longer be bought.
+ Debts would not outlast the flame.
- A festival for the world should travel.
- Hosts get trains that they keep.
- One country would own the Games.
= Legacy: what remains after an event

policy gentle | This house would make sport voluntary in school
Sport is joy for some and shame for others. Who never tries never knows.
+ Forced play teaches hatred of playing.
+ Bodies differ and marks pretend they do not.
+ Dance and walking count as well.
- Those who need it most would drop it.
- Losing is learnt in no other lesson.
- An hour of movement helps all other hours.
= Physical literacy: being able and glad to move

policy hard | This house would let athletes compete in mixed teams at all levels
Mixed teams play together and unequal strength meets. In some sports it matters little, in others much.
+ Teams learn to use what each can do.
+ Girls get the trainers of the boys.
+ Audiences would grow together.
- Women would lose their places on the podium.
- Contact sports would hurt more.
- Categories are what makes a contest fair.
= Category: the group within which one competes

policy fair | This house would boycott sporting events in countries that abuse human rights
Events polish a government's name. Athletes have one chance in four years.
+ Applause for a host is a gift to its rulers.
+ Boycotts told some regimes that they stood alone.
+ Sponsors would look before they pay.
- Athletes pay for what ministers decide.
- Visitors see and report.
- No country would be clean enough.
= Sportswashing: using sport to improve a name

policy fair | This house would cap salaries in professional football
A few clubs pay what others cannot dream of. A cap is kept where everybody keeps it.
+ A league in which everybody may win is worth watching.
+ Debts of clubs end on their towns.
+ Ticket prices would follow.
- Players have ten years to earn.
- The money would stay with the owners.
- Stars would move to other leagues.
= Salary cap: a limit on what a team pays

value gentle | This house believes that winning matters more than taking part
Contests have winners and many more participants. What is remembered is one thing, what is learnt another.
+ Effort needs an aim.
+ Records show what people can do.
+ Honest defeat means something only where winning does.
- Most people lose and gain all the same.
- Winning at any price has a price.
- Play came before medals.
= Sportsmanship: fairness towards the opponent

policy hard | This house would end the use of animals in competitive sport
Horses and dogs run for people's glory. Some seem to enjoy it, none signed up.
+ Whips and falls are no animal's choice.
+ Animals that lose have no future.
+ Contest between people is enough.
- Trust between rider and horse is real.
- Breeds would disappear.
- Rules can protect without an end.
= Welfare: how well an animal fares

fact fair | This house believes that video assistant referees have made football worse
Screens correct errors and stop the game. Joy waits for a line to be drawn.
+ Goals are cheered twice or not at all.
+ The rule is applied to a toe, not to the game.
+ Quarrels moved from the field to the screen.
- Fewer matches are decided by an error.
- Referees are less alone.
- Players cheat less when all is seen.
= Video assistant referee: an official who looks at replays

policy gentle | This house would count chess as a sport
Chess needs training, nerves and silence. Nobody sweats, or not visibly.
+ Hours of focus are a feat of the body.
+ It has leagues, clocks and champions.
+ Money for sport would reach clubs of the mind.
- Sport moves the body.
- Then cards and exams are sport as well.
- Chess needs no other name to be great.
= Sport: a contest of bodily skill, in most definitions

policy fair | This house would limit how much children may train
Champions begin early and many break early. A limit protects those who are pushed and holds those who pull.
+ Growing bones are easily hurt.
+ Parents and trainers want what children should.
+ Childhood has other subjects.
- Talent wants to play all day.
- Other countries would not follow.
- Musicians practise longer and nobody asks.
= Early specialisation: training for one sport from childhood

policy hard | This house would make clubs owned by their fans
Fans stay when owners leave. They also vote with their hearts.
+ A club is a part of its town.
+ Nobody could sell the name or the ground.
+ Prices would be set by those who pay.
- Owners with money buy the players.
- Votes change trainers after each defeat.
- Fans cannot carry a loss.
= Fan ownership: a club that belongs to its supporters
`;
