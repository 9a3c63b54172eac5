import { difficultySchema, topicKindSchema, type Difficulty, type TopicKind } from '@rostrum/domain';

/** The form of a motion about things of one kind. */
export type MotionForm = { kind: TopicKind; difficulty: Difficulty; pattern: string };

/**
 * What people do with things of each kind. `{x}`: the things; `{a}`: one of them with its article; `{in}`: the place, if
 * there is one. `{is}`, `{does}`, `{has}`, `{them}` and `{their}` agree with the things. What isn't sure to make sense of
 * everything of the kind has no line here.
 */
const TEXT = `
practice
policy fair | would ban {x}{in}
value fair | believes that {x}{in} {does} more harm than good
value hard | believes that the state should leave {x}{in} alone

measure
policy fair | would introduce {a}{in}
fact fair | believes that {a}{in} would do more good than harm
value hard | believes that {a}{in} would be fair to everybody whom it concerns
policy hard | would try {a}{in} for two years before making it permanent

charge
policy fair | would introduce {a}{in}
fact fair | believes that {a}{in} would do more good than harm
value fair | believes that {a}{in} would hit the poor harder than the rich
policy hard | would spend the money from {a}{in} on the people who live there

ban
policy fair | supports {a}{in}
fact fair | believes that {a}{in} does more good than harm
value hard | believes that {a}{in} takes away too much freedom

process
policy fair | supports {x}{in}
fact fair | believes that {x}{in} {does} more harm than good
value fair | regrets the trend towards {x}{in}

subsidy
policy fair | would end {x}{in}
policy fair | would replace {x}{in} with cash for the poor
fact hard | believes that {x}{in} {does} more harm than good

level
policy fair | would raise {x}{in}
value fair | believes that {x}{in} {is} too high
policy hard | would cap {x}{in} by law

pay
policy fair | would raise {x}{in}, even if taxes rise
value fair | believes that {x}{in} {is} too low
policy hard | would let workers rather than the government negotiate {x}{in}

age
policy fair | would lower {x}{in}
policy fair | would raise {x}{in}
value fair | believes that {x}{in} should be the same in all countries

service
policy fair | would raise taxes to pay for better {x}{in}
policy fair | would make {x}{in} free for everybody who lives there
value fair | believes that {x}{in} should be run by the state rather than by companies

amenity
policy fair | would raise local taxes to keep {x}{in} open
policy hard | would build more {x}{in} before any new roads
value fair | believes that {x}{in} should be run by volunteers rather than by councils

treatment
policy fair | would pay for {x}{in} with public money
policy fair | would make people pay part of the cost of {x}{in} themselves
fact hard | believes that health services spend too much on {x}{in}

technology
policy fair | would spend public money on {x}{in}
policy hard | would halt {x}{in} until {their} risks are better known
fact fair | believes that {x}{in} {does} more good than harm

surveillance
policy fair | would ban {x}{in}
policy fair | would let the police use {x}{in} with the permission of a judge
value fair | believes that {x}{in} {is} worth the loss of privacy

energy
policy fair | would build more {x}{in}
policy fair | would let the people who live nearby veto new {x}{in}
fact hard | believes that {x}{in} {is} worth the cost

source
policy fair | would invest public money in {x}{in}
policy fair | would phase out {x}{in}
fact hard | believes that {x}{in} {is} worth the cost

institution
policy fair | would abolish {x}{in}
fact fair | believes that {x}{in} {does} more good than harm
value fair | believes that {x}{in} still {has} a place in modern life

club
policy hard | would break up {x}{in}
fact fair | believes that {x}{in} {has} too much power
value fair | believes that {x}{in} {does} more good than harm

body
policy fair | would give more money to {x}{in}, even if taxes rise
policy hard | would give {x}{in} more power
value fair | believes that {x}{in} {does} more good than harm

sport
policy fair | would ban {x} for children under twelve
policy fair | would teach {x} in every school
value fair | believes that {x}{in} {is} better without professionals

rule
policy fair | would abolish {x}{in}
fact fair | believes that {x}{in} {has} made the game worse
value hard | would leave decisions on {x}{in} to the players

contest
policy fair | would boycott {x} when the host abuses human rights
value fair | believes that politics should be kept out of {x}
fact fair | believes that {x} {does} more good than harm

animal
policy fair | would ban the keeping of {x} in captivity{in}
policy fair | would protect {x}{in} even where people lose money by it
value hard | believes that {x} have rights that people must respect

farmed
policy fair | would ban the factory farming of {x}{in}
value fair | believes that it is wrong to eat {x}
policy hard | would pay farmers to stop keeping {x}{in}

pest
policy fair | would cull {x}{in}
value hard | believes that {x} have as much right to live as rarer animals
policy fair | would leave {x}{in} in peace even where they do damage

pet
policy fair | would require a licence to keep {x}{in}
policy hard | would ban the breeding of {x}{in} for sale
value fair | believes that {x} {is} happier without people

product
policy fair | would ban the sale of {x}{in}
policy fair | would tax {x}{in} more heavily
policy fair | would ban all advertisements for {x}{in}
value fair | believes that adults should be free to buy {x}{in}

food
policy fair | would tax {x}{in} more heavily
policy fair | would serve no {x} in schools{in}
value fair | believes that what people eat, {x} included, is nobody else's business

genre
policy fair | would fund {x}{in} with public money
value fair | believes that {x}{in} {does} more harm than good
fact hard | believes that {x}{in} will be forgotten in thirty years

festival
value gentle | regrets what {x} {has} become{in}
policy fair | would stop spending public money on {x}{in}
value fair | believes that {x}{in} {does} more good than harm

holiday
policy gentle | would have more {x}{in}
policy fair | would let everybody choose their own dates instead of fixed {x}{in}
fact fair | believes that {x}{in} cost more than they are worth

schoolpractice
policy gentle | would abolish {x}{in}
policy fair | would make {x}{in} voluntary
fact fair | believes that {x}{in} {does} pupils more harm than good

exam
policy fair | would replace {x}{in} with marks for work done during the year
policy fair | would let pupils take {x}{in} as often as they like
fact fair | believes that {x}{in} {does} pupils more harm than good

subject
policy gentle | would teach {x} in every school{in}
policy fair | would make {x}{in} a voluntary subject
value fair | believes that schools{in} should give more time to {x}, even if other subjects get less

school
policy fair | would abolish {x}{in}
policy fair | would give {x}{in} more public money
fact hard | believes that {x}{in} {does} more good than harm

tongue
policy fair | would teach {x} in every school where people speak or spoke it
policy fair | would spend public money to keep {x} alive
value hard | believes that a language such as {x} is worth more than the money it costs

rich
policy fair | would tax {x}{in} more heavily
fact fair | believes that {x}{in} do society more good than harm
value hard | believes that there should be no {x}{in}

workers
policy fair | would pay {x}{in} more, even if taxes or prices rise
policy fair | would forbid {x}{in} to strike
value fair | believes that {x}{in} deserve more respect than they get

officials
policy fair | would pay {x}{in} less
policy fair | would limit the time in office of {x}{in}
value fair | believes that {x}{in} should keep their private lives private

famous
policy fair | would make {x}{in} answer in court for the products that they advertise
value fair | believes that {x}{in} have a duty to be good examples
fact fair | believes that {x}{in} do more harm than good

relatives
policy fair | would pay {x}{in} for the care that they give
value fair | believes that {x}{in} deserve more thanks than they get
policy hard | would give {x}{in} a right to paid leave

problem
policy fair | would raise taxes to reduce {x}{in}
fact fair | believes that {x}{in} could be halved within ten years
fact hard | believes that {x}{in} will be a greater problem in twenty years than today

offence
policy fair | would punish {x}{in} more severely
fact fair | believes that help for the poor does more against {x}{in} than police officers do
fact hard | believes that {x}{in} will be a greater problem in twenty years than today

illness
policy fair | would spend more public money on {x}{in}, even if other patients wait longer
fact fair | believes that more openness is the best answer to {x}{in}
policy fair | would teach all pupils about {x}

pollution
policy fair | would make those who cause {x}{in} pay for all the damage
fact fair | believes that stricter laws are the best answer to {x}{in}
policy hard | would send to prison the heads of companies that cause {x}{in}

cheating
policy fair | would punish {x}{in} more severely
fact fair | believes that {x}{in} {is} a sign of a bad system rather than of bad people
value fair | believes that {x}{in} can sometimes be right

freedom
policy fair | would allow {x}{in}
value fair | believes that {x}{in} {is} a private matter in which the state has no part
fact hard | believes that wider access to {x}{in} does more good than harm

contract
policy fair | would make {x}{in} binding in every court
policy fair | would make {x}{in} compulsory
value gentle | believes that {x}{in} {does} more harm than good

work
policy fair | would give every worker a right to {x}{in}
fact fair | believes that {x}{in} {is} good for workers and firms alike
value fair | regrets the spread of {x}{in}

project
policy fair | would build {a}{in}
policy fair | would let the people who live nearby vote on {a}{in}
fact hard | believes that {a}{in} would be worth its cost

landmark
policy fair | would move {x}{in} to museums
policy fair | would add a plaque with the whole story to {x}{in}
value fair | believes that every generation may take down {x}{in} that it no longer honours

treasure
policy fair | would return {x} to the place that they came from
policy hard | would lend {x} to a different country every few years
value fair | believes that {x} belong to all people rather than to one country

weapon
policy fair | would ban {x}{in}
fact hard | believes that {x}{in} make war less likely
value hard | believes that it is wrong to own {x}, even without using them

service at arms
policy fair | would introduce {x}{in}
policy fair | would let people do two years of civil work instead of {x}{in}
value fair | believes that {x}{in} makes a country stronger

traffic
policy fair | would ban {x} from city centres{in}
policy fair | would tax {x}{in} by their weight
fact fair | believes that {x}{in} do cities more harm than good

transport
policy fair | would make {x}{in} free
policy fair | would raise taxes to pay for better {x}{in}
value fair | believes that {x}{in} should be run by the state rather than by companies

road
policy fair | would turn half of {x}{in} into space for walking and cycling
policy fair | would charge drivers for using {x}{in}
fact fair | believes that new {x}{in} create more traffic than they relieve

home
policy fair | would raise taxes to build more {x}{in}
policy fair | would let cities ban {x} where neighbours object
value fair | believes that {x}{in} should be for those who live there rather than for investors

nature
policy fair | would give {x}{in} legal rights of {their} own
policy fair | would make those who harm {x}{in} pay for all the damage
value hard | would rather protect {x}{in} than create jobs

extraction
policy fair | would ban {x}{in}
policy fair | would share the profits of {x}{in} with the people who live nearby
value hard | would rather protect nature than allow {x}{in}

internet
policy fair | would ban {x}{in} for children under sixteen
policy fair | would make companies answer in court for harm from {x}{in}
fact fair | believes that {x}{in} {does} more harm than good

robot
policy fair | would require {x}{in} to say that they are machines
policy fair | would ban {x}{in} that pretend to be people
fact fair | believes that {x}{in} will make people lonelier
value fair | believes that {x}{in} {does} more harm than good

belief
policy fair | would keep {x} out of state schools{in}
value fair | believes that {x}{in} {does} more good than harm
value hard | believes that {x}{in} should be a purely private matter

value
policy gentle | would teach pupils about {x} in every school
fact hard | believes that there is less {x} in the world than fifty years ago
value hard | would rather have {x} than wealth

measureofwealth
policy fair | would have governments aim for {x}{in} above all
fact hard | believes that {x} says more about a country than its income
value hard | believes that it is not for governments to look after {x}

timekeeping
policy gentle | would abolish {x}{in}
fact gentle | believes that {x}{in} {does} more harm than good
policy gentle | would let each region decide on {x}{in}

region
policy hard | would recognise {x} as an independent state
value hard | believes that only the people of {x} should decide its future
fact hard | believes that {x} would do better as an independent state
policy hard | would let the people of {x} vote on independence every twenty years

protest
policy fair | would forbid {x}{in} that stop other people from working
value fair | believes that {x}{in} {is} justified even when people break the law
fact fair | believes that {x}{in} {does} more good than harm

standing
policy fair | supports {a}{in}
policy fair | would abolish {a}{in}
fact fair | believes that {a}{in} does more good than harm

punishment
policy gentle | would abolish {x}{in}
value fair | believes that {x}{in} {is} fair to those whom it hits
fact fair | believes that {x}{in} {does} more harm than good

appointment
policy fair | would fine people who miss {x}{in}
policy fair | would hold most {x}{in} by video
policy hard | would ask those who can afford it to pay for {x}{in}

growers
policy fair | would guarantee {x}{in} a minimum price for what they grow
value fair | believes that food should cost more so that {x}{in} can live well
fact hard | believes that world trade does {x}{in} more harm than good

statetool
policy fair | would require every public office to use {x}
fact fair | believes that {x} will be ordinary in public offices by 2040
value fair | would rather use {x} than whatever is cheapest

action
policy fair | supports {a}{in}
fact fair | believes that {a}{in} would do more good than harm
value fair | believes that {a}{in} would be right even if many people objected

ideology
fact fair | believes that {x}{in} {does} more good than harm
value fair | believes that {x}{in} {is} out of date
policy fair | would teach all pupils about {x}

system
fact fair | believes that {x}{in} {is} the best way to run a country
value fair | believes that young people care less about {x} than their grandparents did
policy fair | would teach {x} by letting pupils vote on the rules of their school

forces
policy fair | would make {x}{in} wear cameras on duty
policy fair | would forbid {x}{in} to carry guns
value fair | believes that {x}{in} deserve{s} more trust than they get

encryption
policy fair | would let courts order companies to break {x}
value fair | believes that {x} protects more people than it endangers
policy hard | would ban {x} for children's accounts

donation
policy fair | would count every adult as willing in {x}{in} unless they say no
policy hard | would pay for {x}{in}
value fair | believes that {x}{in} {is} a duty

schoolsystem
policy fair | would give {x}{in} more freedom to choose what they teach
policy fair | would raise taxes to make classes smaller in {x}{in}
fact fair | believes that {x}{in} prepare pupils well for life

imposition
policy fair | would leave the choice of language in schools and offices to each region
value fair | believes that one common language is worth more than many small ones
fact hard | believes that {x}{in} {does} more harm than good

party
policy hard | would seek a court ban on {x}{in}
policy fair | would fund {x}{in} from taxes alone
value fair | believes that {x}{in} {does} more to divide people than to speak for them

property
policy fair | would tax {x}{in} more heavily
policy fair | would let councils ban new {x}{in}
fact fair | believes that {x}{in} {does} the places around them more harm than good

settlement
policy fair | would give the people of {x}{in} a legal right to their land
policy hard | would rather improve {x}{in} than move their people to new homes
fact hard | believes that {x}{in} {is} a sign of success, because cities attract people

ill
policy gentle | would teach all pupils how to deal with {x}
fact fair | believes that schools can do more against {x}{in} than laws can
fact hard | believes that {x}{in} will be a greater problem in twenty years than today

vote
policy fair | would hold {a}{in}
fact hard | believes that {a}{in} would settle the matter for a generation
value fair | believes that {a}{in} would divide people more than it would decide

deal
policy fair | would agree to {a}{in} even at a high price
fact fair | believes that {a}{in} would do more good than harm
fact hard | believes that {a}{in} would last

allowance
policy fair | would raise {x}{in}, even if taxes rise
policy fair | would pay {x}{in} only to those who need them most
value fair | believes that {x}{in} {is} too low

count
policy fair | supports {a}{in}
fact fair | believes that {a}{in} would do more good than harm
value hard | believes that {a}{in} would deepen the differences that it counts

camera
policy fair | would double the number of {x}{in}
policy fair | would show drivers beforehand where {x}{in} stand
fact fair | believes that {x}{in} are there for the money rather than for safety

elections
policy hard | would hold {x}{in} less often
policy fair | would make it compulsory to vote in {x}{in}
fact fair | believes that {x}{in} are decided by money more than by ideas

riddle
value hard | would kill one person to save five
value hard | believes that doing nothing can be as wrong as doing harm
policy hard | would teach puzzles such as {x} in every school
`;

/** The name of each kind of thing, and the forms of its motions. */
export const MOTION_FORMS: ReadonlyMap<string, readonly MotionForm[]> = new Map(
  TEXT.trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n');
      return [name, lines.map(readForm)];
    }),
);

function readForm(line: string): MotionForm {
  const [, kind, difficulty, pattern = ''] = /^(\w+) (\w+) \| (.+)$/.exec(line) ?? [];
  return { kind: topicKindSchema.parse(kind), difficulty: difficultySchema.parse(difficulty), pattern };
}
