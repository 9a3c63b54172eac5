import type { LanguageData } from '../language-data.ts';

export const POLISH: LanguageData = {
  language: 'pl',
  words: {
    you: 'ty wy',
    youAre: `jesteś jesteście ty_jesteś pan_jest pani_jest byłeś byłaś jesteś_tylko ale_jesteś`,
    insult: `idiota idiotka idiotą idiotką idioto idioci idiotami idioty debil debile debilem debilu debilka debilką debili kretyn kretynka
      kretynem kretynko kretyni kretynie imbecyl imbecylem imbecyle głupek głupku głupkiem głupki głupcem głupiec głupcy głupcze głupol tępak tępaki
      tępakiem półgłówek półgłówkiem matoł matole matołem matoły cymbał cymbale baran barany baranie baranem osioł osłem ośle
      dureń durniu durniem durnie przygłup przygłupem przygłupie ciota cioto ciotą pedał pedale pedałem cwel cwelu cwelem frajer frajerze frajerem frajerzy
      kutas kutasie kutasem chuj chuju chujem chuje ciul ciulu skurwysyn skurwysynu skurwysynem skurwiel skurwielu skurwysyny sukinsyn sukinsynu
      suka suko suką suki dziwka dziwko dziwką kurwa kurwo kurwą szmata szmato szmatą zdzira lafirynda śmieć śmieciu śmieciem śmiecie
      szumowina szumowino gnój gnoju gnojem gnida gnido gnidą pasożyt pasożytem ścierwo ścierwem świnia świnio świnią świnie bydlę bydlak bydlaku
      bydło szczur szczurem pies psem psie kundel kundlu karaluch kłamca kłamcą kłamco kłamczucha hipokryta hipokrytą hipokryto tchórz tchórzem
      tchórzu nieudacznik nieudacznikiem nieudaczniku przegryw przegrywem błazen błaźnie błaznem klaun klaunem klaunie pajac pajacu pajacem nazista
      faszysta faszysto faszystą menel menelu dupek dupku dupkiem dupki palant palancie palantem pojeb pojebie pojebem zjeb zjebie zjebem
      zero zerem nikim pizda pizdo pizdą łajza oszołom oszołomem oszołomie wieśniak wieśniaku wieśniakiem cham chamem chamie mongoł mongole downie
      downem jełop jełopie psychol psycholem prostak prostakiem parobek buc buce bucu bucem`,
    badTrait: `głupi głupia głupie głupiaś tępy tępa tępe żałosny żałosna żałośni obrzydliwy obrzydliwa beznadziejny beznadziejna bezużyteczny
      bezużyteczna brzydki brzydka gruby gruba chory chora popierdolony popierdolona pojebany pojebana jebany jebana jebane pierdolony pierdolona
      pieprzony pieprzona zasrany zasrana walnięty nienormalny nienormalna żenujący żenująca ohydny ohydna bezmózgi bezmózga
      podły podła zakłamany zakłamana ograniczony ograniczona stary stara mały parszywy parszywa śmierdzący skończony skończona zwykły zwykła
      niedorozwinięty niedorozwinięta upośledzony upośledzona durny durna wstrętny wstrętna śmieszny tchórzliwy zwyrodniały`,
    group: `kobieta kobiety kobiet kobietom kobietami kobietach baby bab imigrant imigranci imigrantów imigrantom imigrantami imigrantach migrant*
      uchodźc* uchodźca uchodźcy uchodźców cudzoziem* obcokrajow* żyd żydzi żydów żydom żydami żydach żydówk* żydowsk* muzułman* islamist* gej geje
      gejów gejom gejami gejach homoseksualist* homoseksualn* homoseksualiści lesbijk* lesbijek trans transpłciow* transseksualn* transseksualist*
      transseksualiści osoby_trans osób_trans osobom_trans osobami_trans osoba_trans niepełnosprawn* osoby_niepełnosprawne osób_niepełnosprawnych
      czarni czarnych czarnym czarnymi czarnoskór* murzyn* murzyni murzyna afrykan* azjat* azjaci azjatów azjatki chińczyk* chińczycy wietnamczyk* arab* ukrainiec
      ukraińcy ukraińców ukraińcom ukrainka ukrainki rosjan* rosjanie romowie romów cygan* niemcy niemców turk* lgbt ciemnoskór* osoby_czarne inwalid* inwalidzi
      kalek katolicy katolików feministk* feministek upośledzony upośledzeni upośledzonych szmaty dziwki kurwy suki gejem geja geju gejami kobietę kobietą kobiece kobiecych kaleki żyda żydem azjatą imigranta imigrantem imigrantowi gejow* gejowskich azjatę niepełnosprawnego kobietom kobiecie`,
    slur: `pedał pedały pedałów pedałom pedałami pedałach ciota cioty ciot cioto ciotami ciapaty ciapaci ciapatych ciapatym ciapatymi ciapaków ciapak ciapaki
      czarnuch czarnuchy czarnuchów czarnuchom czarnuchami czarnucha  asfalty asfaltów bambus bambusy bambusów żółtek żółtki żółtków żółtkom żółtkami skośn*
      kitajec kitajce kitajców żydek żydki żydków żydkom żydkami żydkiem gudłaj gudłaje gudłajów  parchy parchów parchom parchami żydłak* żydostwo żydokomun* brudas
      brudasy brudasów brudasom brudasami brudasami kozojeb* ukraina_kurwy banderowiec_jeb* transwest* trapy tranzol* babochłop*    debile_umysłow*   
                        
      lesba lesby lesbom lesb lesbami     niedorozwoj* niedorozwinięci pedalstwo homosie   turbaniarz* turas turasy
      cygan_jeb*     kacap kacapy kacapów ukry przybłęd*   beżow* feminazi feminazistk*`,
    vermin: `śmieci śmieciem śmieciami śmieć śmiecie robactwo robactwem szumowin* zaraza zarazą plaga plagą rak rakiem pasożyty pasożytami pasożytów
      szczury szczurami karaluchy karaluchami zwierzęta zwierzętami bydło bydłem świnie świniami małpy małpami psy psami dzikusy dzikusami barbarzyńc*
      przestępcy przestępcami kryminalist* gwałciciele gwałcicielami terroryści terrorystami potwory potworami obrzydliwi obrzydliwe obrzydliwy obrzydliwa obrzydliwych ohydni ohydne
      wstrętni wstrętne odrażając* gorsi gorsze gorszego niższe podludz* podludźmi bezużyteczni bezużyteczne bezwartościow* chora nienormaln*
      nienaturaln* wynaturz* zboczen* zboczeńcami dewiac* dewiant* zwyrodnial* brudni brudne brudasy głupi głupie leniwi leniwe niebezpieczn* złodzieje złodziejami brzydkie
      hańba hańbą ciężar ciężarem abominac* margines ścierwo ścierwem ścierwa gówno gównem nic_niewarci nic_nie_warci nic_niewarte nic_nie_warte brzydzą
      robale robakami obrzydlistw* obrzydzenie pomyłką_natury wybryk* odpad odpady zło złem żałosne żałosni żałosny szkodników szkodniki gówniany gówniani gównianymi łajdakami łajdacy brutalne brutalni okrutne okrutni brudny brudna odpadami zwykłymi_śmieciami pomniejszymi gorszymi bezwartościowe tchórzliwi zacofani prymitywni kłamliwi podstępni śmierdzą śmierdzący zgniłe durni najgłupsi najgłupsze bezmózgie ignoranci ignorantkami parszywi
      brudny brudni brudne zwykłymi_śmieciami śmieciami śmiecie dupkami obrzydliw* najgłupszymi plugastwo podł* zagrożeniem zagrożenie pomniejsze_istoty ignorant*
      wirus* pijawk* węże robaki wszy demony diabły mordercy zdrajcy kłamcy oszuści zboczeńc* zboczeni zboczone błąd_natury 
      opóźnieni ohydn* wstrętn* obrzydlistwo brud bezużyteczn* szkodnik* szkodnikami hołota dzicz barbarzyńcy pasożyt* 
      głupsi idioci idiotki tępi podludzie żałośni
      `,
    hate: `nienawidzę nienawidzimy gardzę gardzimy nie_znoszę nie_cierpię nie_trawię brzydzę brzydzimy brzydzi brzydzą  obrzydzają obrzydza
      nie_mogę_znieść rzygać rzygam wymiotować nienawidzić mdli pogardzam odrazę wstręt pogardą pogardy nienawiści dość pogardę pogarda pogardą pogardy nienawiści pieprzyć jebać pierdolić spierdalać pozbądźmy pozbyć śmierć_wszystkim śmierć nie_ma_miejsca wypierdalać precz wstrętu niechęć
      pogardą pogarda pogardę pogardy pozbyć_się pozbędziemy_się
      przeklin* przeklęci do_piekła nienawidz* obrzydzenie rzygać_mi won
      `,
    ought: `powinni powinno powinny powinien powinna powinniśmy trzeba należy muszą musi musimy zasługują zasługuje chcę chcemy niech mam_nadzieję
      oby mogą mogliby można będę będziemy zamierzam pora czas należałoby zasłużyli chętnie zastrzelę zgwałcę poderżnę chciałbym lepiej_by byłoby interesie dziś następną a_gdyby zabijmy ktoś powinny
      zacznę zaczniemy gdyby_tylko poderżnę zabilibyśmy`,
    harm: `umrzeć umierać umrą umrze zdechnąć zdychać zdechną zdechły zdychają zabić zabijać zabijemy zabiję zabici zabijani zabijane zabity zabite zamordować zamordowani zamordowane
      mordować mordowani wymordować wymordowani wytępić wytępieni wybić wybici wybite eksterminować eksterminowani zagazować zagazowani zagazowane gazować gazowani do_gazu spalić spaleni
      spalone powiesić powieszeni powieszone wieszać wieszani rozstrzelać rozstrzelani rozstrzelane rozstrzelac bić bici pobić pobici pobite pobita gwałcić zgwałcić zgwałcone gwałcone
      ukamienować kamienować kamienowani kamienowane ukamienowane kastrować wykastrować wykastrowani torturować torturowani torturowane lynchować zlinczować zlinczowani
      ściąć zniszczyć zniszczeni zlikwidować zlikwidowani eliminować wyeliminować wyeliminowani zniknąć zaatakować atakować atakowani zamknąć
      zamykać zamknięci ukarać ukarani karani krzywdzić skrzywdzić wysterylizować dźgnąć zadźgać zastrzelić zastrzeleni zastrzelone strzelać unicestwić wyrżnąć
      zatłuc usunąć utopić deportować eutanazji wytłuc śmierć śmierci oberwać zgwałcić zgwałcę poderżnę gardła cierpią zlikwidowane zastrzelę wyrżnięcie strzelać zabili zabijmy klatkach klatki stracone straceni zatłuc spalę powieszę wymordujmy zamorduję dźgnąć wytępić
      strzelać udusił straceni stracone gardła śmierć śmierci zabili
      udusić uduszeni utopieni dźgać biczować kopać zniewolić zmiażdżyć skatować wystrzelać gardło poderżnąć egzekucja 
      stracić
      `,
    worth: `ludźmi człowiek człowiekiem ludzka życie życia żyć
      godność godności warte warci wart zasługują zasługuje istnieć
      litości istnienia
      wartości`,
    negation: 'nie nigdy żaden żadna żadne żadni nikt nic ani bez wcale żadnych żadnego',
    report: `powiedział powiedziała powiedzieli mówi mówią mówił mówiła mówić powiedzieć nazwał nazwała nazwali nazywa nazywają nazywać nazywanie nazwać
      nazywał wyzwał wyzwała wyzywać wyzywają wyzywał napisał napisała napisali pisze słowo słowa określenie termin wyrażenie cytat cytuje
      krzyczał krzyczała krzyczeli krzyknął wykrzykiwał zdanie według piosenka film książka tytuł komentarz twierdzi twierdzić twierdzenie
      groził zagroził usłyszał słyszałem słyszałam przeczytałem wpis stwierdził rzekł mówienie obraził powie grozić groźby groźba groźbę grożenie więzienia więzieniu`,
    objection: `niedopuszczalne nieprawda kłamstwo rasistowski* rasistowsk* rasizm seksistowski* seksistowsk* homofobicz* antysemick* obraźliw* niesprawiedliw*
      złe_jest straszne okropne stereotyp* uprzedzen* nikt_nie_powinien nie_wolno nie_można_mówić nie_należy dyskryminac* dyskryminować potępiam
      bzdura niewłaściw* krzywdząc* skandaliczne haniebne nieakceptowaln* karygodn* żałosne_jest`,
    are: `niczym_innym_jak nic_innego_jak gorsi_od gorsze_od są jest jesteśmy byli były być to jak tylko wszyscy wszystkie sami takie nic_poza nic_prócz
      nic_poza nic_oprócz niczym_innym_niż`,
    they: 'oni one to ci te tacy wszyscy',
    harmless: `pedały_roweru pedałach_gazu asfaltowy psia_pogoda psychologia psycholog psychologiem suknia sukces =raka zerowy`,
    praise: `wspaniali wspaniałe wspaniały wspaniała cudowni cudowne świetni świetne kocham kochamy uwielbiam dumny dumna dumni piękne piękni piękna inteligentni inteligentne szanuję szanujemy podziwiam mile_widziani świętować niesamowici niesamowite fantastyczni fantastyczne mili miłe pomagać wspierać chronić odważni odważne doskonali najlepsi najlepsze dobrzy dobre szczęśliwi super lubię lubimy`,
    turn: 'ale lecz więc dlatego jednak zatem',
    as: 'tak taki równie',
    about: `wobec przeciw przeciwko między wśród`,
    single: `jest był była było będzie`,
    concern: `zapobiec zapobiegać chronić ratować pomóc pomagać bo ponieważ kto wiele wielu tysiące niektórzy niektóre ofiary ofiarami traktowani traktowane traktujemy nienawiść`,
    owed: `prawa praw prawo szacunek szacunku równi równe równy miłość miłości zaufanie zaufania ufać ochrony współczucia normalni normalne normalny`,
  },
  forms: {
    insult: [
      'odwal|odwalcie się',
      'ty ..2 <insult>',
      'wy ..2 idioci|debile|kretyni|głupki|śmiecie|świnie|skurwysyny|szmaty|kłamcy|tępaki|barany',
      '<insult> jeden|jedna|jebany|jebana|pierdolony|pierdolona|skończony|skończona|zasrany',
      'zamknij|stul|zamknijcie|zawrzyj ..1 mordę|pysk|ryj|się|gębę|ryja|japę|dziób ..1',
      'spierdalaj|spierdalajcie|wypierdalaj|wypierdalajcie|odpierdol|wal ..1 się?',
      'pierdol|jeb|wal|pieprz się',
      'jebać|pierdolić cię|ciebie|was|go',
      'chuj ci|wam|tobie ..1 w ..1 dupę|oko',
      'pocałuj ..2 dupę',
      'twoja|twoją stara|matka ..2',
      'nie masz|macie ..2 mózgu|rozumu',
      'brzydzę się tobą|wami',
      'rzygać ..2 się? ..1 chce ..3 ciebie|ciebie|was|tobą',
      'ale|jaki|jaka z ciebie ..1 <insult>',
      'jaki|jaka|ale ty? jesteś ..1 <badTrait>|<insult>',
      'ludzie tacy jak ty|wy ..4 <vermin>|<insult>',
      'tacy jak ty|wy ..3 <vermin>|<insult>',
      'masz ..2 zamiast mózgu',
      'jesteś|jesteście ..2 nikim|zerem|śmieciem|dnem',
    ],
    threat: [
      'zabiję|zajebię|zapierdolę|zatłukę|zarżnę|zadźgam|zastrzelę|uduszę|znajdę|dopadnę|rozjebię|rozpierdolę|zniszczę|zgwałcę|pobiję|spalę|połamię|rozwalę|dojadę|wykończę|dorwę cię|ciebie|was|go|ją|ci|twoją|twój ..2',
      'cię|was|ciebie|ci ..1 zabiję|zajebię|zapierdolę|zatłukę|zarżnę|zadźgam|zastrzelę|uduszę|znajdę|dopadnę|zgwałcę|pobiję|połamię|wykończę|dorwę|dojadę',
      'zaraz|jutro|kiedyś ..1 cię|was|ci ..1 zabiję|znajdę|pobiję|dopadnę|wpierdolę|przywalę',
      'chcę|chciałbym|mam|zamierzam ..2 cię|was|ciebie ..1 zabić|pobić|zamordować|zgwałcić|znaleźć|zniszczyć|uderzyć',
      'wpierdolę|przypierdolę|przyjebię|najebię|wyjebię|dam ci|wam ..2',
      'połamię|złamię|obiję|rozbiję|obetnę ci|wam ..2 nogi|ręce|ryj|mordę|łeb|kark|kości|szczękę|gębę|język',
      'wiem|wiemy ..1 gdzie ..1 mieszkasz|pracujesz|śpisz|mieszkacie|twoje|chodzą ..2',
      'dowiem|dowiemy się gdzie ..1 mieszkasz|pracujesz',
      'zdechniesz|zginiesz|umrzesz|zapłacisz|pożałujesz|pożałujecie|zdechniecie|zginiecie ..2',
      'obyś|oby|żebyś|mam nadzieję|niech ..2 że? cię|was|ty|ktoś|zdechł|zdechła|umarł|zginął ..2 ktoś? zdechniesz|umrzesz|zdechł|umarł|zabije|zgwałci|zabił|zabiją|zgwałcą|potrąci|zginiesz|szlag|zgwałcił?',
      'obyś ..1 zdechł|zdechła|umarł|umarła|zginął|zginęła|spłonął|cierpiał',
      'zdychaj|zdychajcie|zdechnij|giń|umieraj|zgiń ..2',
      'ktoś|powinni|należy|powinno|trzeba ..1 powinien? cię|ciebie|was ..2 zabić|zastrzelić|powiesić|pobić|zgwałcić|zamknąć|zagazować|rozstrzelać|spalić|zlać',
      'powinni|powinno cię|was ..2 zabić|zastrzelić|powiesić|pobić|zgwałcić|zamknąć',
      'zasługujesz|zasługujecie ..2 na śmierć|lanie|kulkę|kulę|pobicie|gwałt ..1',
      'powinieneś|powinnaś|powinniście ..1 zdechnąć|umrzeć|zginąć|wisieć',
      'jesteś|jesteście|już ..1 martwy|martwa|trupem|trup|martwi',
      'twoje dni są policzone',
      'pilnuj|uważaj ..3 pleców|plecy|wieczorem|ulicy|wracasz',
      'bo|albo|inaczej ci|cię|was ..1 przywalę|wpierdolę|zabiję|zajebię|połamię|pobiję|znajdę|przypierdolę',
    ],
    egging: [
      'zabij|powieś|utop|zastrzel|zajeb|potnij się ..2',
      'idź|weź|idźcie ..2 się ..1 zabij|powieś|zabić|powiesić|utop|utopić|potnij|zajeb',
      'popełnij ..1 samobójstwo',
      'skocz|rzuć ..3 mostu|okna|pociąg|dachu|balkonu|tory',
      'podetnij|potnij ..1 sobie? żyły',
      'powinieneś|powinnaś|powinniście ..2 się ..1 zabić|powiesić|zastrzelić|utopić',
      'dlaczego|czemu ..1 się ..1 nie ..2 zabijesz|powiesisz|zabiłeś|zabiłaś|zabijesz',
      'dlaczego|czemu ..1 nie ..1 popełnisz|skoczysz|zdechniesz ..2',
      'świat|wszyscy|wszystkim ..2 lepszy|lepiej ..3 bez ciebie|was',
      'lepiej ..2 bez ciebie',
      'nikt ..2 za tobą|ciebie|cię ..1 tęsknił|tęsknić|zatęskni|opłakiwał',
      'odbierz sobie życie',
      'skończ ..1 ze? sobą',
    ],
    distress: [
      'chcę|chciałbym|chciałabym|pragnę ..2 umrzeć|zniknąć|zdechnąć ..1',
      'chcę|chciałbym|chciałabym|zamierzam|mam ..3 się ..1 zabić|powiesić|pociąć|otruć',
      'nie chcę|chce|mogę ..2 już? ..1 żyć|istnieć|dalej ..1 żyć?',
      'nie chce mi się ..1 żyć',
      'zabiję|powieszę|potnę się ..1',
      'popełnię|popełnić ..1 samobójstwo',
      'myślę|myślałem|myślałam|rozważam ..3 samobójstw*|śmierci|zabiciu|odebraniu',
      'mam ..2 myśli samobójcze',
      'moje życie ..1 nie ma|jest|straciło ..2 sensu|sens|nic|warte',
      'moje życie nie ma ..1 sensu',
      'lepiej ..3 beze mnie',
      'chciałbym|chciałabym|wolałbym|wolałabym|żałuję ..3 nie ..1 żyć|obudzić|urodzić|martwy|urodziłem|urodziłam|żyję',
      'tnę|okaleczam|ranię się ..1',
      'odebrać|odbiorę sobie życie',
      'skończyć ze sobą',
      'połknąłem|połknęłam|wziąłem|wzięłam ..3 tabletki|tabletek|leki|leków',
      'nie widzę ..1 sensu ..1 życia|życiu|żyć',
    ],
    contempt: [
      'dlaczego|czemu ..3 nie ..1 pozbędziemy|wyrzucimy|zabijemy ..2 <group>',
      'wolałbym|wolałabym|wolę ..1 umrzeć|zdechnąć ..4 <group>',
      'pies|kot|małpa|osioł|szczur|świnia|kamień ..2 mądrzejszy|inteligentniejszy|bystrzejszy|mądrzejsza niż|od ..2 <group>',
      '<group> ..9 weterynarza|zoo|klatki|klatce',
      '<group> ..4 największy ..1 błąd',
      'gdybym ..3 <group> ..1 zabiłbym|zabiłabym|zabił',
      '<group> ..6 kiedy|gdy zacznę ..3 <harm>',
      '<group> ..9 zasługują na <harm>',
      'świat|kraj|społeczeństwo ..5 lepszy|lepiej|lepsze ..2 bez ..3 <group>',
      'nikt nie lubi|chce|potrzebuje ..2 <group>',
      '<group> ..1 niszczą|rujnują|zatruwają|zarażają ..3 kraj|społeczeństwo|świat|miasto|kulturę',
      '<group> ..3 winni wszystkiego',
      'wszyscy|wszystkie <group> ..1 kłamią|kradną|śmierdzą|oszukują',
      'prawa człowieka nie ..3 <group>',
      'życia|życie ..2 <group> nie ..3 wartości',
      'dla mnie ..2 są ..2 <vermin>',
    ],
  },
};
