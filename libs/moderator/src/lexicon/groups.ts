import { list, nouns } from './inflect.ts';

/** Nouns that name people by a protected trait. */
export const GROUP_NOUNS: readonly string[] = [
  ...nouns(`woman girl lady female gal chick man boy male feminist housewife
    gay lesbian homosexual heterosexual bisexual transsexual transgender transvestite crossdresser
    jew muslim moslem islamist christian catholic protestant hindu sikh buddhist mormon jain taoist pagan atheist evangelical
    baptist methodist orthodox scientologist zoroastrian rastafarian bahai yazidi copt shiite sunni quaker agnostic witch
    immigrant migrant refugee foreigner asylum_seeker newcomer alien expat outsider
    african arab asian european american latino latina latinx hispanic chicano mexican canadian cuban brazilian colombian
    venezuelan peruvian argentinian chilean haitian jamaican dominican guatemalan honduran salvadoran nicaraguan
    puerto_rican african_american afro-american native_american indian aborigine aboriginal inuit eskimo maori
    hawaiian samoan romani gypsy gipsy traveller caucasian
    german italian russian ukrainian belgian norwegian austrian hungarian romanian bulgarian serbian croatian serb croat
    bosnian albanian macedonian greek turk kurd armenian georgian persian iranian iraqi syrian lebanese saudi yemeni
    jordanian palestinian israeli egyptian libyan tunisian algerian moroccan sudanese ethiopian somali kenyan ugandan
    nigerian ghanaian rwandan congolese zimbabwean south_african pakistani bangladeshi afghan sri_lankan nepali tibetan
    uyghur mongolian korean filipino filipina indonesian malaysian thai cambodian laotian australian new_zealander
    estonian latvian lithuanian slovak slovene czech pole finn dane swede dutchman frenchman englishman irishman
    scot briton spaniard kazakh uzbek chechen slav nordic semite rohingya tamil bengali punjabi berber tuareg zulu
    youngster teenager teen millennial millenial boomer elder senior pensioner oldie
    amputee dwarf cripple epileptic autistic schizophrenic diabetic invalid paraplegic quadriplegic
    minority negro colored mulatto mestizo black white brown
    vegan veteran widow orphan bachelor spinster redhead blonde brunette`),
  ...list(`women girls ladies men wives muslimah females males trans transgenders lgbt lgbtq lgbtqia lgbti queers
    womankind womanhood womenfolk jewry judaism islam christianity hinduism catholicism buddhism sikhism
    chinese japanese portuguese vietnamese burmese taiwanese sudanese maltese french dutch english irish british swiss
    welsh scottish spanish swedish danish polish finnish turkish kurdish
    elderly disabled handicapped deaf blind mute autists homeless poor foreigners asylum-seekers nonbinary enbies
    non-binary cisgender cis eunuchs elders arabs`),
];

/** Adjectives that name a protected trait of people. */
export const GROUP_ADJECTIVES: readonly string[] =
  list(`female male feminine gay lesbian homosexual heterosexual
  straight bisexual bi pansexual asexual intersex transgender trans transsexual transgendered nonbinary non-binary
  genderqueer genderfluid lgbt lgbtq lgbtqia lgbti lgbt+ cis cisgender
  black white brown coloured colored dark-skinned light-skinned african african-american asian caucasian hispanic latino
  latina latinx mixed-race biracial multiracial indigenous native aboriginal nonwhite non-white middle-eastern middle_eastern
  middle-aged middle_aged semitic arab arabic arabian jewish muslim moslem islamic christian catholic protestant
  hindu sikh buddhist mormon taoist pagan orthodox religious nonreligious atheist evangelical shia sunni
  immigrant migrant refugee foreign undocumented foreign-born
  disabled handicapped blind deaf mute paralyzed paralysed autistic dyslexic bipolar depressed schizophrenic epileptic
  crippled wheelchair-bound mentally_ill mentally_disabled physically_disabled neurodivergent special-needs
  elderly old older aged senior young younger teenage millennial millenial middleaged pregnant unmarried single
  mexican canadian american european indian chinese japanese korean vietnamese thai filipino indonesian malaysian
  pakistani bangladeshi afghan iranian iraqi syrian lebanese palestinian israeli saudi turkish kurdish egyptian
  moroccan algerian nigerian ghanaian kenyan somali ethiopian south_african cuban haitian jamaican puerto_rican
  brazilian colombian venezuelan german french italian spanish portuguese polish russian ukrainian romanian hungarian
  greek irish british english scottish welsh dutch belgian swedish norwegian danish finnish swiss austrian czech
  slovak serbian croatian bosnian albanian bulgarian estonian latvian lithuanian australian hawaiian maori slavic
  romani gypsy roma native_american first_nations afro-caribbean caribbean poor homeless obese fat overweight
  bald ginger left-handed`);

/** People by trade, view or habit: no protected trait. */
export const OTHER_GROUPS: readonly string[] = [
  ...nouns(`waiter worker butcher conservative guard firefighter economist manager gardener thief rapist pro-lifer
    accountant snowboarder police cop officer lawyer politician journalist banker capitalist communist socialist liberal
    republican democrat leftist rightist centrist libertarian anarchist marxist nationalist monarchist tory progressive
    environmentalist activist lobbyist landlord tenant teacher student professor academic scientist doctor nurse
    engineer programmer developer driver farmer soldier general judge priest plumber electrician builder carpenter
    baker chef cook barista cashier clerk trader investor billionaire millionaire ceo executive bureaucrat official
    senator president minister mayor governor king queen celebrity actor actress singer musician artist writer
    author blogger influencer gamer athlete footballer player coach fan referee cyclist motorist pedestrian smoker
    drinker hunter fisherman vegetarian criminal murderer killer terrorist burglar robber dealer addict gangster pirate
    pedophile paedophile abuser bully racist sexist homophobe transphobe bigot fascist nazi supremacist extremist
    pro-choicer abortionist antivaxxer anti-vaxxer flat-earther theorist denier believer sceptic skeptic creationist
    voter opponent debater speaker writer customer client salesman salesperson receptionist secretary consultant
    technician mechanic pilot sailor astronaut dentist surgeon pharmacist psychologist therapist librarian historian
    philosopher scholar critic hipster redneck hippie punk goth nerd geek yuppie tourist commuter neighbour neighbor
    trump_supporter supporter follower republicans employer employee entrepreneur civil_servant government_worker`),
  ...list(`police politicians media police-officers republicans democrats tories elites rich left right`),
];

/** Words for people of any kind. */
export const PERSONS: readonly string[] = [
  ...nouns(`person human guy fellow folk dude individual citizen couple patient friend colleague parent kind type
    community family culture race religion population country_man somebody someone`),
  ...list(`people everyone everybody anyone anybody folks human_being human_beings lives life
    child children kid kids baby babies toddler toddlers parent parents mother mothers father fathers`),
];
