import { foldText } from '../text.ts';
import { wordStem } from './word-stem.ts';

/**
 * Words for one thing, or so near that somebody who types one is glad of the others: a line each. Written for what people debate
 * about. Several lines may have a word.
 */
const LINES = `
vote, voting, ballot, election, elect, electoral, electorate, suffrage, referendum, poll, franchise, democracy
prison, jail, prisoner, inmate, imprisonment, sentence, custody, incarceration, convict
death penalty, capital punishment, execution, execute
police, cop, officer, policing
court, judge, jury, trial, justice, verdict
crime, criminal, offence, offender, gang, theft, murder
punish, punishment, penalty, sentence, fine
law, legal, legislation, legalise, legalisation, decriminalise, illegal
ban, prohibit, prohibition, forbid, outlaw, abolish, abolition, bar
climate, global warming, climate change, warming, carbon, emission, greenhouse
environment, nature, pollution, polluter, ecology, green, sustainable
energy, power, electricity, fuel, grid
nuclear weapon, atomic bomb, nuclear bomb, nuke, atomic
nuclear power, nuclear energy, atomic energy, reactor
renewable, solar, wind farm, wind power, wind energy, wind turbine
oil, petrol, gas, coal, fossil, fuel, pipeline
car, automobile, driver, driving, motorist, vehicle, traffic
train, railway, rail, tram, metro, underground
bus, public transport, transport, commute
bicycle, bike, cyclist, cycling, scooter
plane, flight, flying, airline, airport, aviation
road, street, motorway, speed
immigration, immigrant, migrant, migration, border, asylum, foreigner
refugee, asylum, flee, displaced
citizen, citizenship, passport, nationality, resident
school, pupil, classroom, lesson, teacher, education
teacher, teaching, teach, tutor, tuition
pupil, student, schoolchild
university, college, degree, campus, academic, student, tuition
exam, test, mark, grade, assessment
homework, coursework
phone, smartphone, mobile phone, mobile, screen
uniform, dress, clothes, clothing, fashion
child, kid, children, teenager, young people, youth, minor, under-eighteens, sixteen
parent, mother, father, family, parenting
baby, birth, newborn, infant, pregnancy, surrogacy
marriage, marry, wedding, divorce, spouse
woman, women, female, girl, gender, feminism, feminist, sexism
gender equality, equality, quota, women
gay, lesbian, homosexual, lgbt, queer, same-sex
transgender, trans, gender
race, racial, racism, racist, ethnic, minority, discrimination
religion, religious, faith, church, mosque, god, belief
christian, church, catholic, pope, bible
muslim, islam, islamic, mosque, veil
war, army, military, soldier, battle, invasion, armed, weapon
conscription, national service, draft, conscript, compulsory service
weapon, gun, arms, firearm, shooting
peace, ceasefire, treaty, truce
terrorism, terrorist, attack
drone, unmanned
spy, surveillance, espionage, intelligence, monitor, camera
privacy, private life, personal data, surveillance, tracking
data, personal data, information
artificial intelligence, ai, machine, robot, algorithm, chatbot, automation
art, artist, museum, painting, gallery
robot, machine, automation
computer, software, programming, coding, technology, code
internet, online, web, digital
social media, platform, facebook, instagram, tiktok, twitter, influencer
newspaper, press, journalism, journalist, news, media, reporter
television, tv, broadcast, broadcasting, radio
film, movie, cinema, hollywood, dubbing, subtitles
music, song, concert, musician, singer, instrument
book, novel, reading, library, literature
video game, gaming, gamer, console
free speech, freedom of speech, freedom of expression, hate speech, hateful speech, censorship, speech
censorship, censor, banned
protest, demonstration, march, civil disobedience, strike
strike, union, trade union, walkout
money, cash, currency, coin, banknote
bank, loan, lend, lending, debt, credit
tax, taxation, levy, duty, taxpayer
inheritance, inherit, estate tax, heir, inherited wealth
wage, salary, pay, earnings, income, minimum wage
basic income, universal basic income
rich, wealthy, wealth, billionaire, millionaire
poor, poverty, inequality
benefit, welfare, social security, pension
job, work, employment, employee, worker, labour
unemployment, unemployed, jobless
four-day week, working week, working hours, working time
company, business, firm, corporation, enterprise
shop, store, supermarket, retail, shopping
advert, advertising, advertisement, commercial, billboard
trade, tariff, import, export
privatise, privatisation, nationalise, nationalisation, public, private, public ownership, state ownership
house, housing, home, flat, apartment, rent
rent, landlord, tenant, rental
homeless, homelessness, rough sleeper
city, urban, town, centre
village, rural, countryside, farm
farm, farmer, farming, agriculture, agricultural
food, eat, eating, diet, meal, nutrition
meat, vegetarian, vegan, beef, slaughter, butcher
sugar, obesity, sweet, soft drink, fizzy drink
alcohol, drinking, drink, beer, wine, liquor
tobacco, smoking, cigarette, smoker, vape, vaping, nicotine
drug, cannabis, marijuana, cocaine, heroin, narcotic, weed
doctor, physician, medical, medicine, hospital, nurse
hospital, health, healthcare, health service, clinic, patient
vaccine, vaccination, jab, immunisation, inoculation
disease, pandemic, epidemic, illness, virus, covid
euthanasia, assisted dying, assisted suicide, right to die, mercy killing
abortion, pregnancy, termination
organ, transplant, donor, kidney
gene, genetic, dna, cloning, genome, embryo
mental health, depression, therapy, psychology
animal, zoo, pet, wildlife, creature
bullfighting, bullfight, matador
hunting, hunt, trophy, poaching, whale
dog, pet, cat
fish, fishing, sea, ocean, marine
forest, tree, rainforest, logging, wood
water, river, drinking water, drought, irrigation
plastic, packaging, single-use, bag
waste, rubbish, recycling, litter, landfill
sport, athlete, athletics, olympic, competition
football, soccer, fifa, premier league, world cup
olympics, olympic, games, medal
doping, steroid, performance-enhancing
rugby, cricket, tennis, boxing
monarchy, king, queen, crown, royal, republic, monarch, throne
president, prime minister, leader, head of state
government, state, minister, cabinet, ministry
parliament, congress, senate, house of lords, chamber, mp, legislature
party, political party, coalition
constitution, constitutional, supreme court
corruption, bribe, bribery, lobbying
independence, independent, secession, secede, leave its country
europe, european, eu, european union, brexit
america, american, us, united states, usa, washington
britain, british, uk, united kingdom, england, english
united nations, un, security council
africa, african
china, chinese, beijing
russia, russian, moscow, kremlin, soviet
israel, israeli, palestine, palestinian, gaza, jewish
colonial, colony, colonialism, empire, slavery, reparations
slavery, slave, enslaved, reparations
aid, development aid, foreign aid, charity, poorer countries
charity, donate, donation, philanthropy, volunteer
tourism, tourist, visitor, holiday, travel
space, moon, mars, planet, astronaut, rocket, galaxy
science, scientist, research, scientific
university fees, tuition fees, student debt
language, english, bilingual, mother tongue, dialect, translation
history, historic, statue, monument, heritage
holiday, vacation, festival, christmas
beauty, cosmetic, plastic surgery
love, dating, romance, relationship
friend, friendship, loneliness, lonely
death, dying, die, funeral
ethics, moral, morality, ethical
happiness, happy, content, wellbeing
lying, lie, truth, honesty, honest
gambling, betting, casino, lottery, gamble
copyright, patent, intellectual property, piracy
evidence, proof, source, study
argument, claim, reason, warrant
rebuttal, rebut, refute, refutation, counter-argument, answer
fallacy, fallacies, bad argument, ad hominem
weigh, weighing, compare, comparing, outweigh
question, questioning, cross-examination, interrogate
statistics, statistic, figure, number, percentage, graph
listen, listening, notes, note-taking, flowing, flow
concede, concession, admit, change your mind
steelman, steelmanning, charitable
structure, signpost, signposting, signposts, roadmap
polite, politeness, rude, heat, civility, angry
`;

type Phrase = readonly string[];
/** Each line as phrases of stems. */
const NEAR: readonly (readonly Phrase[])[] = LINES.trim()
  .split('\n')
  .map((line) => line.split(',').map(stemsOfText));
const LINES_WITH = new Map<string, Set<number>>();
for (const [at, phrases] of NEAR.entries()) {
  for (const phrase of phrases) {
    const key = phrase.join(' ');
    LINES_WITH.set(key, (LINES_WITH.get(key) ?? new Set()).add(at));
  }
}

/** The stems of a text, in its order. */
export function stemsOfText(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(wordStem);
}

/** Whether these stems are one of the phrases that have near words. */
export function isNearPhrase(stems: readonly string[]): boolean {
  return LINES_WITH.has(stems.join(' '));
}

/** What else says it, as phrases of stems, without the phrase itself. */
export function nearPhrases(stems: readonly string[]): Phrase[] {
  const own = stems.join(' ');
  const phrases = new Map<string, Phrase>();
  for (const at of LINES_WITH.get(own) ?? []) {
    for (const phrase of NEAR[at] ?? []) phrases.set(phrase.join(' '), phrase);
  }
  phrases.delete(own);
  return [...phrases.values()];
}
