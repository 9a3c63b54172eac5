import type { LanguageData } from '../language-data.ts';

export const POLISH: LanguageData = {
  language: 'pl',
  words: {
    you: 'ty wy',
    youAre: `jesteś jesteście ty_jesteś pan_jest pani_jest byłeś byłaś jesteś_tylko ale_jesteś`,
    insult: `idiota idiotka idiotą idiotką idioto idioci idiotami idioty debil debile debilem debilu debilka debilką debili kretyn kretynka
      kretynem kretynko kretyni kretynie imbecyl imbecylem imbecyle głupek głupku głupkiem głupki głupcem głupiec głupcy głupcze głupol tępak tępaki
      tępakiem półgłówek półgłówkiem matoł matole matołem matoły cymbał cymbale
      dureń durniu durniem durnie przygłup przygłupem przygłupie ciota cioto ciotą cwel cwelu cwelem frajer frajerze frajerem frajerzy
      kutas kutasie kutasem chuj chuju chujem chuje ciul ciulu skurwysyn skurwysynu skurwysynem skurwiel skurwielu skurwysyny sukinsyn sukinsynu
      suka suko suką suki dziwka dziwko dziwką kurwa kurwo kurwą zdzira lafirynda śmieć śmieciu śmieciem śmiecie
      szumowina szumowino gnój gnoju gnojem gnida gnido gnidą ścierwo ścierwem bydlę bydlak bydlaku
      kłamca kłamcą kłamco kłamczucha hipokryta hipokrytą hipokryto tchórz tchórzem
      tchórzu nieudacznik nieudacznikiem nieudaczniku przegryw przegrywem błazen błaźnie błaznem klaun klaunem klaunie pajac pajacu pajacem nazista
      faszysta faszysto faszystą menel menelu dupek dupku dupkiem dupki palant palancie palantem pojeb pojebie pojebem zjeb zjebie zjebem
      pizda pizdo pizdą łajza oszołom oszołomem oszołomie wieśniak wieśniaku wieśniakiem cham chamem chamie mongoł mongole downie
      downem jełop jełopie psychol psycholem prostak prostakiem parobek buc buce bucu bucem`,
    badTrait: `głupi głupia głupie głupiaś tępy tępa tępe żałosny żałosna żałośni obrzydliwy obrzydliwa beznadziejny beznadziejna bezużyteczny
      bezużyteczna brzydki brzydka gruby gruba popierdolony popierdolona pojebany pojebana
      walnięty nienormalny nienormalna żenujący żenująca ohydny ohydna bezmózgi bezmózga
      podły podła zakłamany zakłamana śmierdzący
      niedorozwinięty niedorozwinięta upośledzony upośledzona durny durna wstrętny wstrętna tchórzliwy zwyrodniały`,
    group: `kobieta kobiety kobiet kobietom kobietami kobietach baby bab imigrant imigranci imigrantów imigrantom imigrantami imigrantach migrant*
      uchodźc* uchodźca uchodźcy uchodźców cudzoziem* obcokrajow* żyd żydzi żydów żydom żydami żydach żydówk* żydowsk* muzułman* islamist* gej geje
      gejów gejom gejami gejach homoseksualist* homoseksualn* homoseksualiści lesbijk* lesbijek trans transpłciow* transseksualn* transseksualist*
      transseksualiści osoby_trans osób_trans osobom_trans osobami_trans osoba_trans niepełnosprawn* osoby_niepełnosprawne osób_niepełnosprawnych
      czarni czarnych czarnym czarnymi czarnoskór* murzyn* murzyni murzyna afrykan* azjat* azjaci azjatów azjatki chińczyk* chińczycy wietnamczyk* arab* ukrainiec
      ukraińcy ukraińców ukraińcom ukrainka ukrainki rosjan* rosjanie romowie romów cygan* niemcy niemców turk* lgbt ciemnoskór* osoby_czarne inwalid* inwalidzi
      kalek katolicy katolików feministk* feministek upośledzony upośledzeni upośledzonych szmaty dziwki kurwy suki gejem geja geju gejami kobietę kobietą kobiece kobiecych kaleki żyda żydem azjatą imigranta imigrantem imigrantowi gejow* gejowskich azjatę niepełnosprawnego kobietom kobiecie
      pedały pedałów pedałom`,
    slur: `ciota cioty ciot cioto ciotami ciapaty ciapaci ciapatych ciapatym ciapatymi ciapaków ciapak ciapaki
      czarnuch czarnuchy czarnuchów czarnuchom czarnuchami czarnucha
      kitajec kitajce kitajców żydek żydki żydków żydkom żydkami żydkiem gudłaj gudłaje gudłajów żydłak* żydostwo żydokomun*
      kozojeb* ukraina_kurwy banderowiec_jeb* transwest* tranzol* babochłop* debile_umysłow*
      
      lesba lesby lesbom lesb lesbami niedorozwoj* niedorozwinięci pedalstwo homosie turbaniarz*
      cygan_jeb* kacap kacapy kacapów feminazi feminazistk*
      skośnook*`,
    vermin: `śmieci śmieciem śmieciami śmieć śmiecie robactwo robactwem szumowin* zaraza zarazą plaga plagą pasożyty pasożytami pasożytów
      szczury szczurami karaluchy karaluchami zwierzęta zwierzętami bydło bydłem świnie świniami małpy małpami psy psami dzikusy dzikusami barbarzyńc*
      przestępcy przestępcami kryminalist* gwałciciele gwałcicielami terroryści terrorystami potwory potworami obrzydliwi obrzydliwe obrzydliwy obrzydliwa obrzydliwych ohydni ohydne
      wstrętni wstrętne odrażając* gorsi gorsze gorszego niższe podludz* podludźmi bezużyteczni bezużyteczne bezwartościow* nienormaln*
      nienaturaln* wynaturz* zboczen* zboczeńcami dewiac* dewiant* zwyrodnial* brudni brudne brudasy głupi głupie leniwi leniwe złodzieje złodziejami brzydkie
      hańba hańbą abominac* margines ścierwo ścierwem ścierwa gówno gównem nic_niewarci nic_nie_warci nic_niewarte nic_nie_warte brzydzą
      robale robakami obrzydlistw* obrzydzenie pomyłką_natury wybryk* odpad odpady żałosne żałosni żałosny szkodników szkodniki gówniany gówniani gównianymi łajdakami łajdacy brudny brudna odpadami zwykłymi_śmieciami pomniejszymi gorszymi bezwartościowe tchórzliwi zacofani prymitywni kłamliwi podstępni śmierdzą śmierdzący zgniłe durni najgłupsi najgłupsze bezmózgie ignoranci ignorantkami parszywi
      brudny brudni brudne zwykłymi_śmieciami śmieciami śmiecie dupkami obrzydliw* najgłupszymi plugastwo podł* pomniejsze_istoty ignorant*
      wirus* pijawk* węże robaki wszy demony diabły mordercy zdrajcy kłamcy oszuści zboczeńc* zboczeni zboczone błąd_natury
      opóźnieni ohydn* wstrętn* obrzydlistwo brud bezużyteczn* szkodnik* szkodnikami hołota dzicz barbarzyńcy pasożyt*
      głupsi idioci idiotki tępi podludzie żałośni
      rakiem`,
    hate: `nienawidzę nienawidzimy gardzę gardzimy nie_znoszę nie_cierpię nie_trawię brzydzę brzydzimy obrzydzają obrzydza
      nie_mogę_znieść rzygam pogardzam pieprzyć jebać pierdolić spierdalać pozbądźmy śmierć_wszystkim wypierdalać
      
      przeklin* przeklęci do_piekła rzygać_mi won`,
    ought: `powinni powinno powinny powinien powinna powinniśmy trzeba należy muszą musi musimy zasługują zasługuje chcę chcemy niech mam_nadzieję
      oby mogą mogliby można będę będziemy zamierzam należałoby zasłużyli chętnie zastrzelę zgwałcę poderżnę chciałbym lepiej_by byłoby interesie następną a_gdyby zabijmy ktoś powinny
      zacznę zaczniemy gdyby_tylko poderżnę zabilibyśmy`,
    harm: `umrzeć umierać umrą umrze zdechnąć zdychać zdechną zdechły zdychają zabić zabijać zabijemy zabiję zabici zabijani zabijane zabity zabite zamordować zamordowani zamordowane
      mordować mordowani wymordować wymordowani wytępić wytępieni wybić wybici wybite eksterminować eksterminowani zagazować zagazowani zagazowane gazować gazowani do_gazu spalić spaleni
      spalone powiesić powieszeni powieszone wieszać wieszani rozstrzelać rozstrzelani rozstrzelane rozstrzelac bić bici pobić pobici pobite pobita gwałcić zgwałcić zgwałcone gwałcone
      ukamienować kamienować kamienowani kamienowane ukamienowane kastrować wykastrować wykastrowani torturować torturowani torturowane lynchować zlinczować zlinczowani
      ściąć zniszczyć zniszczeni zlikwidować zlikwidowani eliminować wyeliminować wyeliminowani zniknąć zaatakować atakować atakowani zamknąć
      zamykać zamknięci ukarać ukarani karani krzywdzić skrzywdzić wysterylizować dźgnąć zadźgać zastrzelić zastrzeleni zastrzelone strzelać unicestwić wyrżnąć
      zatłuc usunąć utopić deportować eutanazji wytłuc oberwać zgwałcić zgwałcę poderżnę gardła cierpią zlikwidowane zastrzelę wyrżnięcie strzelać zabili zabijmy klatkach klatki stracone straceni zatłuc spalę powieszę wymordujmy zamorduję dźgnąć wytępić
      strzelać udusił straceni stracone gardła zabili
      udusić uduszeni utopieni dźgać biczować kopać zniewolić zmiażdżyć skatować wystrzelać gardło poderżnąć egzekucja
      stracić`,
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
    swear: `stary stara mały zwykły zwykła zwykłe skończony skończona skończone skończeni jebany jebana jebane pierdolony pierdolona pieprzony pieprzona zasrany zasrana parszywy parszywa`,
    beast: `pies psie świnia świnio świnie bydło szczur karaluch osioł ośle baran barany baranie kundel kundlu pasożyt szmata szmato`,
  },
  forms: {
    insult: [
      'jesteś zwykłą|zwykłym|głupim|głupią|starą|podłą|brudną? świnią|szczurem|osłem|baranem|pasożytem|szmatą|psem ,',
      'odwal|odwalcie się',
      'ty <badTrait>|<swear>|jeden|jedna? <insult>',
      'wy <badTrait>|<swear>? <badTrait>|<swear>? idioci|debile|kretyni|głupki|śmiecie|świnie|skurwysyny|szmaty|kłamcy|tępaki|barany',
      '<insult> jeden|jedna|jebany|jebana|pierdolony|pierdolona|skończony|skończona|zasrany',
      'zamknij|stul|zamknijcie|zawrzyj tę|ten|swoją|swój? mordę|pysk|ryj|gębę|ryja|japę|dziób',
      'zamknij|zamknijcie się ,',
      'spierdalaj|spierdalajcie|wypierdalaj|wypierdalajcie',
      'odpierdol|wal się ,',
      'pierdol|jeb|pieprz się ,',
      'jebać|pierdolić cię|ciebie|was',
      'chuj ci|wam|tobie ..1 w ..1 dupę|oko',
      'pocałuj|pocałujcie ..2 dupę',
      'twoja stara|matka to|jest ..1 <insult>',
      '^ twoja stara .',
      'nie masz|macie mózgu ,',
      'nie masz|macie za grosz rozumu',
      'brzydzę się tobą|wami',
      'rzygać ..2 się? ..1 chce ..3 ciebie|was|tobą',
      'ale|jaki|jaka z ciebie ..1 <insult>',
      'jaki|jaka|ale ty? jesteś ..1 <badTrait>|<insult>',
      'ludzie tacy jak ty|wy są|to ..1 <vermin>|<insult>',
      'tacy jak ty|wy są|to ..1 <vermin>|<insult>',
      'masz ..2 zamiast mózgu',
      'jesteś|jesteście zwykłym|totalnym|kompletnym? nikim|zerem|śmieciem|dnem ,',
    ],
    threat: [
      'zabiję|zajebię|zapierdolę|zatłukę|zarżnę|zadźgam|zastrzelę|zgwałcę|rozjebię|rozpierdolę|zamorduję|powystrzelam cię|ciebie|was',
      'cię|was|ciebie zabiję|zajebię|zapierdolę|zatłukę|zarżnę|zadźgam|zastrzelę|zgwałcę|rozjebię|rozpierdolę|zamorduję|powystrzelam',
      'uduszę cię|was ,',
      'cię|was|ciebie uduszę|pobiję ,',
      'pobiję|połamię cię|was ,',
      'znajdę|dopadnę|dorwę cię|was i ..1 zabiję|zajebię|zapierdolę|zatłukę|zarżnę|zadźgam|zastrzelę|zgwałcę|rozjebię|rozpierdolę|zamorduję|powystrzelam|zniszczę|połamię|pobiję',
      'dopadnę cię|was .',
      'chcę|chciałbym|zamierzam cię|was|ciebie zabić|zamordować|zgwałcić ,',
      'wpierdolę|przypierdolę|przyjebię|najebię|wyjebię|przywalę ci|wam',
      'ci|wam wpierdolę|przypierdolę|przyjebię|najebię|wyjebię|przywalę',
      'dam ci|wam w ryj|mordę|gębę|pysk|zęby',
      'połamię|złamię|obiję|rozbiję|obetnę|rozwalę|rozjebię|wybiję|przetrącę ci|wam obie|te|twoją|wszystkie? nogi|ręce|ryj|mordę|łeb|kark|kości|szczękę|gębę|palce|kręgosłup|nos|zęby|czaszkę|żebra|kolana|pysk',
      'ci|wam obie|te? nogi|ręce|ryj|mordę|łeb|kark|kości|szczękę|gębę|palce|kręgosłup|nos|zęby|czaszkę|żebra|kolana|pysk połamię|złamię|obiję|rozbiję|obetnę|rozwalę|rozjebię|wybiję|przetrącę',
      'skręcę ci|wam kark',
      'poderżnę ci|wam gardło',
      'odrąbię|utnę ci|wam głowę|łeb|ręce|rękę',
      'wiem|wiemy dobrze|dokładnie? gdzie mieszkasz|mieszkacie|śpisz|pracujesz',
      'wiem|wiemy gdzie twoje|twoja|wasze dzieci|rodzina|córka chodzą|mieszka|mieszkają|chodzi',
      'dowiem|dowiemy się gdzie mieszkasz|pracujesz',
      'zdechniesz|zdechniecie ,',
      'zdechniesz|zginiesz|umrzesz <insult>|marnie',
      'zapłacisz|zapłacicie ..1 za to krwią|głową|życiem',
      'obyś|obyście ..1 zdechł|zdechła|umarł|umarła|zginął|zginęła|spłonął|zdechli|zginęli',
      'oby|niech cię|was ktoś? zabił|zabije|zabiją|zgwałcił|zgwałci|zgwałcą|potrącił|zastrzelił',
      'oby|niech ktoś cię|was zabił|zabije|zabiją|zgwałcił|zgwałci|zgwałcą|potrącił|zastrzelił',
      '<ought> że? zdechniesz|zginiesz|umrzesz|zdechniecie ,',
      'zdychaj|zdychajcie|zdechnij',
      '^ giń|zgiń ..1 <insult>|psie|śmieciu',
      '^ giń|zgiń .',
      'ktoś|powinni|należy|powinno|trzeba powinien|by|było? cię|ciebie|was ..1 zabić|zastrzelić|powiesić|zgwałcić|zagazować|rozstrzelać',
      'zasługujesz|zasługujecie ..1 na śmierć|kulkę|kulę|gwałt ,',
      'powinieneś|powinnaś|powinniście zdechnąć|umrzeć|zginąć|wisieć ,',
      'jesteś|jesteście już? trupem|trupami ,',
      'twoje dni są policzone',
    ],
    egging: [
      'zabij|powieś|utop|zastrzel|zajeb|potnij się wreszcie|już? ,',
      'zabij|powieś|zastrzel się w|<insult>',
      'idź|weź|idźcie się|wreszcie? zabij|powieś|zabić|powiesić|utop|utopić|potnij|zajeb się? ,',
      'popełnij samobójstwo',
      'skocz|skacz z|przez|pod mostu|okna|okno|dachu|balkonu|pociąg',
      'rzuć się pod|z pociąg|mostu|okna|dachu|tory',
      'podetnij|potnij|przetnij sobie? żyły',
      'powinieneś|powinnaś|powinniście się zabić|powiesić|zastrzelić|utopić ,',
      'dlaczego|czemu się nie zabijesz|powiesisz|zabiłeś|zabiłaś ,',
      'dlaczego|czemu nie popełnisz samobójstwa',
      'dlaczego|czemu nie zdechniesz ,',
      'dlaczego|czemu nie skoczysz z mostu|okna|dachu|balkonu',
      'świat byłby|jest|będzie ..1 lepszy bez ciebie|was ,',
      'wszystkim|nam będzie|byłoby lepiej bez ciebie|was ,',
      'nikt za tobą nie zatęskni|tęskni|zapłacze .',
      'nikt nie będzie za tobą tęsknił|płakał',
      'odbierz sobie życie',
      'skończ ze? sobą ,',
      'zrób|zróbcie ..2 przysługę i zniknij|zniknijcie|znikaj z ..1 świata|ziemi|życia|planety',
      'zrób|zróbcie ..2 przysługę i zdechnij|zgiń|umrzyj',
      'zrób|zróbcie ..2 przysługę i zabij|powieś się',
      'przestań|przestańcie jeść aż nic z|po ciebie|tobie|was nie zostanie',
      'uwolnij|uwolnijcie|wybaw|wyzwól nas|świat od siebie ,',
      'uwolnij|uwolnijcie|wybaw|wyzwól nas|świat od swojej|twojej obecności|osoby',
    ],
    distress: [
      'chcę|chciałbym|chciałabym|pragnę tylko|po|już? umrzeć|zdechnąć ,',
      'chcę|chciałbym|chciałabym|zamierzam się ..1 zabić|powiesić|pociąć|otruć ,',
      'mam ochotę się zabić|powiesić|pociąć',
      'nie chcę|chce|mogę już|dłużej|dalej|więcej? żyć|istnieć już|dłużej|dalej? ,',
      'nie chce mi się już? żyć ,',
      'zabiję|powieszę|potnę się ,',
      'popełnię|popełnić samobójstwo ,',
      'myślę|myślałem|myślałam często|ciągle|czasem|wciąż? o samobójstwie|zabiciu ,',
      'rozważam samobójstwo',
      'myślę|myślałem|myślałam ..1 o zabiciu|odebraniu się|sobie',
      'mam ..1 myśli samobójcze',
      'moje życie nie ma żadnego|już? sensu ,',
      'moje życie jest bez sensu ,',
      'moje życie jest nic nie? warte|niewarte',
      'moje życie straciło ..1 sens ,',
      'wszystkim|rodzinie|im|wam ..1 lepiej beze mnie',
      'byłoby lepiej beze mnie ,',
      'chciałbym|chciałabym|wolałbym|wolałabym już? nie żyć ,',
      'chciałbym|chciałabym|wolałbym|wolałabym się już? nie obudzić ,',
      'chciałbym|chciałabym być martwy|martwa',
      'żałuję że się? urodziłem|urodziłam',
      'żałuję że żyję ,',
      'okaleczam|ranię się',
      'tnę się ,',
      'odebrać|odbiorę sobie życie',
      'skończyć ze sobą ,',
      'połknąłem|połknęłam|wziąłem|wzięłam wszystkie|całe|garść|opakowanie ..1 tabletki|tabletek|leki|leków',
      'nie widzę już|żadnego? sensu życia|żyć ,',
      'nie widzę już|żadnego? sensu w życiu ,',
    ],
    hatred: [
      'mam|mamy dość bycia ..2 <group>',
      'pogardę|odrazę|wstręt jaką|jaki czuję ..2 <group>',
      'czuję|mam|żywię ..4 pogardę|wstręt|odrazę|obrzydzenie|nienawiść|niechęć|pogardy|nienawiści|wstrętu ..4 <group>',
      '<group> ..3 czuję|mam ..3 pogardę|wstręt|odrazę|obrzydzenie|nienawiść|niechęć|pogardy|nienawiści|wstrętu',
      'pozbyć|pozbądźmy|pozbędziemy się ..1 <group>',
      'mam|mamy dość ..1 <group>',
      '<group> ..1 brzydzi|brzydzą|obrzydza|obrzydzają mnie',
    ],
    contempt: [
      'precz z|ze ..1 <group>',
      'na śmierć <group>',
      'wracajcie|wracaj|idźcie|wynocha do siebie|domu|kraju ..2 <group> ..4 nic do powiedzenia|gadania|szukania',
      'dlaczego|czemu ..3 nie ..1 pozbędziemy|wyrzucimy|zabijemy ..2 <group>',
      'wolałbym|wolałabym|wolę ..1 umrzeć|zdechnąć ..4 <group>',
      'pies|kot|małpa|osioł|szczur|świnia|kamień ..2 mądrzejszy|inteligentniejszy|bystrzejszy|mądrzejsza niż|od ..2 <group>',
      '<group> ..9 weterynarza|zoo|klatki|klatce',
      '<group> ..4 największy ..1 błąd',
      'gdybym ..3 <group> ..1 zabiłbym|zabiłabym|zabił',
      '<group> ..6 kiedy|gdy zacznę ..3 <harm>',
      '<group> ..9 zasługują na śmierć|<harm>',
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
