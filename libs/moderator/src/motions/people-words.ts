import { list, nouns } from '../lexicon/inflect.ts';

/** Words for people by what they are that the lexicon of groups lacks, or knows in another sense. */
export const GROUP_WORDS: ReadonlySet<string> = new Set([
  ...nouns(`prisoner convict inmate addict alcoholic junkie beggar tramp vagrant hobo squatter claimant
    pensioner octogenarian oldster infant newborn toddler patient sufferer survivor leper native indigene aborigine
    tribe tribesman nomad herder clan caste untouchable dalit brahmin peasant villager islander highlander northerner southerner
    easterner westerner townie incomer settler invader heathen infidel unbeliever believer apostate cleric imam
    rabbi nun monk priest parishioner worshipper spinster bachelor widow divorcee wife husband housewife mistress
    prostitute escort whore stripper pimp redhead dwarf giant cripple hunchback stammerer diabetic haemophiliac anorexic
    hooligan leftie lefty tory remainer brexiteer globalist separatist scrounger skiver shirker chav toff snob pauper
    orphan foreigner immigrant migrant emigrant refugee deportee expatriate exile evacuee descendant slave serf
    outcast misfit weirdo freak deviant pervert witch sinner bloodline ethnicity minority underclass mob horde swarm
    half-breed fatty spastic
    apache navajo cherokee lakota sioux cree mohawk mapuche aymara quechua guarani maya garifuna yanomami hawaiian samoan tongan kanak
    hutu tutsi twa igbo yoruba hausa fulani zulu xhosa oromo amhara tigrayan dinka nuer maasai berber kabyle eritrean copt druze
    alawite maronite assyrian hazara pashtun baloch sindhi punjabi tamil sinhalese bania jat adivasi naga santal hmong papuan
    ainu burakumin tibetan tatar chechen ingush circassian sorb basque walloon fleming breton corsican silesian kashmiri bengali
    bihari gujarati māori sámi pygmy civilian complexion half-caste`),
  ...list(`elderly infirm frail dying disabled deaf lame sick insane senile demented autistic obese fat overweight ugly homeless
    jobless unemployed workless landless stateless undocumented unhoused uninsured disfigured retarded poor illegals
    uneducated illiterate childless unmarried unwed infertile ppl gay lesbian bisexual trans transgender queer homosexual lgbt
    lgbtq intersex gypsy gypsies roma romani sinti travellers sami inuit maori yazidi rohingya uyghur uyghurs kurds kurdish jewish
    muslim islamic hindu sikh catholic protestant mormon amish shia sunni baha'i buddhist jain evangelical atheist black white
    coloured asian latino hispanic mestizo indigenous ethnic racial interracial mixed-race semitic aryan dark-skinned scousers
    men women man woman girls boys girl boy male female males females lads lasses ladies folk folks kin breed ilk
    surname surnames accent accents skin blood pigment ancestry lineage descent hiv aids dementia down's schizophrenia leprosy
    elders seniors boomers millennials remigration repatriation genocide massacre pogrom holocaust shoah lynching lynchings
    lynched eugenics apartheid segregation disability disabilities autism homosexuality transgenderism obesity negro negroes san blaks races generations kristallnacht srebrenica
    auschwitz treblinka dachau hitler nazis nazism holodomor`),
]);

/** Things that stand for the people who pray, live or dress there. */
export const METONYMS: ReadonlySet<string> = new Set([
  ...nouns(`mosque synagogue gurdwara minaret madrasa shtetl ghetto slum shanty favela banlieue caravan hostel dinghy reservation
    doorway wheelchair turban veil headscarf hijab burqa niqab burkini abaya kippa skullcap yarmulke sari postcode womb dialect estate surname`),
  ...list(`dole headscarves kirpan halal kosher sharia ramadan eid hanukkah diwali`),
]);

/** Where people are kept, what is done about them, and family: motions about these are about people too. */
export const MORE_PEOPLE: ReadonlySet<string> = new Set(
  list(`prison prisons jail jails cell asylum asylums shelter shelters homelessness unemployment begging immigration migration integration
    deportation deportations vagrancy births birth childbirth mum mums mom moms dad dads bride brides stranger strangers`),
);

/** Words of the lexicon of groups that mean other things as often; with people behind them, `markPeople` knows them. */
export const LOOSE_WORDS: ReadonlySet<string> = new Set(
  list(`single old older aged senior young younger religious foreign orthodox straight blind mute depressed unmarried pregnant
    right left english french german spanish dutch irish welsh polish danish chinese japanese russian portuguese swedish
    finnish italian latin american european african indian canadian australian british swiss teen teens teenager teenagers
    teenage veteran veterans feminist feminists brown gal vegan vegans feminine alien`),
);

/** Words of the lexicon of people that mean things as often: "human cloning", "the right to", "community". */
export const LOOSE_PEOPLE: ReadonlySet<string> = new Set(
  list(`human life lives right left rights culture cultures religion religions media criminal individual general king community household
    religious vegan vegetarian feminist partner member members second intelligence mind minds head heads`),
);

/** People by what they do have names that end like this, and so have some things. */
export const ENDS_AS_PEOPLE =
  /^(?:\p{L}{2,}(?:ists|ians|ers|ors|ees|eers|ards|ites|folk|ants|crats|philes|phobes)|(?:grand|god|step|foster)?(?:parents?|mothers?|fathers?)|youths?|teens?|staff|personnel|crews?)$/u;
export const THINGS: ReadonlySet<string> = new Set(
  list(`computers powers papers numbers orders borders offers letters matters towers rivers servers cancers vouchers covers members
    chapters quarters centers centres semesters trailers posters printers scooters containers sensors factors sectors errors
    colors doors floors motors monitors reactors tractors mirrors headquarters flowers dinners summers winters others barriers
    corridors disasters fees trees degrees committees guarantees coffees bees knees years restaurants plants grants pollutants
    warrants elephants standards cards boards awards rewards billboards hazards yards websites sites rights satellites parasites
    invites cookers boosters blockers fertilizers fertilisers transfers layers counters shelters stickers answers filters fibers
    liters litres meters metres thermometers newspapers wrappers drawers steamers liners bunkers skyscrapers adapters chargers
    routers browsers lasers mergers burgers sweeteners cucumbers dangers superpowers hours ours yours colours favours honours
    flavours harbours vectors chambers transplants towards outdoors indoors prefers suffers differs discovers considers remembers
    delivers enters daggers organs murders tenders gardens wonders genders characters`),
);
