import type { LanguageData } from '../language-data.ts';

export const DUTCH: LanguageData = {
  language: 'nl',
  words: {
    you: 'jij jullie gij',
    youAre: `ben_je je_bent jij_bent ben_jij jullie_zijn zijn_jullie u_bent bent_u gij_zijt je_lijkt je_blijft`,
    insult: `idioot idioten imbeciel imbecielen debiel debielen sukkel sukkels mongool mongolen eikel eikels klootzak klootzakken lul lullen
      lul_de_behanger hufter hufters kutwijf kutwijven kut trut trutten teef teven hoer hoeren hoerenzoon hoerenjong slet sletten smeerlap
      smeerlappen schoft schoften rotzak rotzakken vuilak viezerik viespeuk zak zakkenwasser oen oenen domkop domkoppen dombo leeghoofd
      leeghoofden stommeling stommerd gek gekkie randdebiel* kankerlijer* kankerlijder* tyfuslijer* teringlijer* kankerhond kankerhoer* kankermongool*
      kankerjood tyfushond flikker lafaard lafaards lafbek leugenaar leugenaars huichelaar hypocriet hypocrieten loser losers mislukkeling
      mislukkelingen nietsnut nietsnutten waardeloos tuig uitschot schorem gespuis rat ratten varken varkens zwijn zwijnen hond honden
      beest aap apen ezel koe geit parasiet parasieten addergebroed clown clowns paljas nazi fascist fascisten onbenul achterlijke
      halvegare halve_gare mafkees mafketel droeftoeter pannenkoek muts lamzak aso klojo klojos gluiperd stuk_stront stront eencellige
      schijtluis mietje dwaas dwazen minkukel natte_krant zeikerd zeikwijf bastaard misbaksel misbaksels`,
    badTrait: `dom domme dommer stom stomme achterlijk achterlijke zielig zielige walgelijk walgelijke waardeloos waardeloze belachelijk
      belachelijke lelijk lelijke dik dikke laf laffe gestoord gestoorde ziek zieke gek gekke vies vieze vuile vuil smerig smerige debiel debiele
      idioot idiote nutteloos nutteloze onbekwaam achterbaks verachtelijk verachtelijke hersenloos hersenloze armzalig armzalige kanker kut
      rot vervloekte verdomde kleine ouwe oude lompe randdebiel zwakzinnig zwakzinnige onbenullig`,
    group: `vrouw vrouwen meisjes wijven buitenlander buitenlanders vluchteling vluchtelingen asielzoeker* migrant migranten immigrant immigranten
      allochtoon allochtonen jood joden joodse moslim moslims moslima* islamieten islam homo homoseksueel homoseksuelen homoseksuele lesbo
      lesbisch* lesbiennes trans transgender* transmensen transpersonen transvrouwen trans_mensen trans_personen trans_vrouwen transseksue*
      gehandicapte gehandicapten invaliden mensen_met_een_handicap mensen_met_een_beperking mensen_met_handicap zwarte zwarten
      zwarte_mensen zwart_persoon zwarte_vrouwen afrikanen marokkaan marokkanen turk turken surinamers antillianen polen chinezen aziaten arabieren
      syriërs zigeuners roma christenen gekleurde_mensen mensen_van_kleur homofiel* queers homoos hoer hoeren slet sletten teef teven mongool mongolen pot potten persoon_met_een_handicap zwarte_personen zwarte_persoon trans_persoon homos moslimvrouwen invalide mietjes`,
    slur: `neger negers nikker nikkers nigga flikker flikkers nicht_van_een   ruigpoot ruigpoten potten_en pot_van manwijf manwijven
      kutmarokkaan kutmarokkanen kutturk* kankerturk* kankermarokkaan* kankerjood kankerjoden kutjood* kankerneger* kutneger* kankermoslim* kutmoslim*
      kankerhomo* kuthomo* kutbuitenlander* kankerbuitenlander* kutwijf kutwijven spleetoog spleetogen   poepchinees geitenneuker* kamelenneuker*
      bosneger bosnegers zwartjoekel zwartjoekels roetmop roetmoppen zandneger* zandnikker* jodenstreek smous smousen jodenzwijn  
      mankepoot kreupele kreupelen      ladyboy* ombouwhoer* travo travos      
      kopvod kopvodden theedoek tokkie geitenneukers mocro_tuig lesbopot lesbopotten pot_teringlijers gleufdier gleufdieren haatbaard haatbaarden kut_moslims`,
    vermin: `uitschot tuig ongedierte schorem gespuis afval vuilnis vuil stront pest plaag kanker parasiet parasieten ratten kakkerlakken
      beesten dieren varkens apen honden zwijnen barbaren wilden criminelen verkrachters terroristen monsters monster walgelijk* weerzinwekkend* smerig*
      vies vieze minderwaardig* waardeloos waardeloze nutteloos nutteloze gestoord* onnatuurlijk* abnormaal abnormale pervers* freaks freak
      dom domme lui luie gevaarlijk* dieven lelijk lelijke ondermensen onmensen verachtelijk* schande last ziekte schuim misbaksels gruwel gedrochten
      gedrocht walging niets_waard niks_waard achterlijk achterlijke ondergeschikt* primitief smeerlappen onrein onreine profiteurs kwaadaardig*
      uitvaagsel kankergezwel parasieten wreed wrede gewelddadig* rotzakken klootzakken mindere_wezens waardeloos laf laffe onwetend achterbaks leugenachtig stinken stinkende verrot primitieve onbeschaafd* corrupt* geen_kut_waard dievenpak zielig zielige domste hersenloos achtergesteld minder_waard mindere_wezens uitschot
      vuiligheid smerig* mindere_wezens afval uitschot bedreiging debiel walgelijk* ignorant* onwetend
      bloedzuigers slangen wormen luizen demonen duivels moordenaars verraders leugenaars bedriegers verdorven 
      fout_van_de_natuur verspilling achterlijk* onnatuurlijk afstotelijk* afschuwelijke vies* vuil* inferieur* idioten
      `,
    hate: `haat haten veracht verachten verafschuw verafschuwen walg walgen kan_niet_uitstaan niet_uitstaan niet_verdragen walgelijk_vind kotsmisselijk
      misselijk kots walgt verafschuwt niet_luchten beu zat minachting haat afkeer verdoem fuck oprotten rotbek ontdoen dood_aan kwijt geen_ruimte geen_plaats rot_op opzouten walging hekel tyfen optiefen
      minachting totale_minachting
      vervloek vervloekt* naar_de_hel verafschuw* veracht* minacht* afschuw spuug opgerot opdonderen donder_op
      `,
    ought: `moet moeten zou zouden horen hoort verdient verdienen wil willen ga gaan laten laat hoop hopelijk mogen mag kunnen zal zullen wens graag belang wat_als gewoon laten
      ontdoen neerschiet doodschiet`,
    harm: `sterven sterf doodgaan dood doden gedood vermoorden vermoord afmaken afgemaakt afslachten afgeslacht uitroeien uitgeroeid vergassen vergast
      ophangen opgehangen verbranden verbrand doodschieten doodgeschoten neerschieten neergeschoten neersteken neergestoken executeren geëxecuteerd
      verdrinken stenigen gestenigd castreren gecastreerd martelen gemarteld onthoofden onthoofd verkrachten verkracht slaan geslagen
      mishandelen mishandeld lynchen gelyncht elimineren geëlimineerd uitgemoord uitmoorden vernietigen vernietigd verdwijnen aanvallen aangevallen
      opsluiten opgesloten steriliseren gesteriliseerd kapotmaken kapotslaan creperen verrekken gestraft straffen pijn gas gaskamer afknallen
      verwonden opgeruimd toetakelen inslaan doorsnijden kelen lijden slachten neerschiet neerschiet doodsla vermoord verkracht doden wurgen uitmoorden ophangen kooien kooi executie geëxecuteerd geexecuteerd schiet sla afslachten terechtgesteld
      neerschiet doodschiet neerschieten
      gewurgd verdronken steken gestoken zweepslagen schoppen geschopt trappen verpletteren doodslaan doodgeslagen 
      doodgestoken doodsteken afgeknald knallen keel schieten wurgt wurgde opknopen opgeknoopt afranselen executeer
      `,
    worth: `mens mensen menselijk leven waardigheid waard gelijkwaardig* verdient verdienen
      bestaan bestaansrecht
      waard`,
    negation: 'niet nooit geen niks niets niemand noch zonder nie allesbehalve',
    report: `zei zeggen zegt zeiden gezegd zeg noemde genoemd noemen noemt noemden uitgescholden schelden schold uitschelden schreef
      schrijft geschreven woord woorden term uitdrukking citaat citeert riep roepen geroepen schreeuwde schreeuwen zin volgens liedje lied film
      boek titel opmerking beweert beweerde beweren bedreigde hoorde gehoord las uitspraak bericht tekst beledigde dreigen bedreigen bedreiging dreigement gevangenis bewering`,
    objection: `onaanvaardbaar onacceptabel fout verkeerd leugen racistisch racisme seksistisch homofoob antisemitisch beledigend oneerlijk
      afschuwelijk_om verschrikkelijk stereotype* vooroordeel vooroordelen niemand_zou niemand_mag mag_je_niet moet_je_niet discriminatie
      discrimineren veroordeel respectloos onzin ongepast schandalig kwetsend vreselijk`,
    are: `niets_anders_dan niks_anders_dan niet_meer_dan niets_meer_dan erger_dan is zijn was waren ben blijven blijft als gewoon alleen allemaal echt zo een niets_dan niks_dan
      niets_dan`,
    they: 'ze zij die deze allemaal',
    harmless: `hondenweer lulkoek zakgeld apetrots pottenbakker kutje zakken zakkenroller negerzoen snikheet`,
    praise: `geweldig* fantastisch* hou houden trots mooi mooie slim slimme respecteer respecteren bewonder bewonderen welkom vieren ongelooflijk_goed aardig aardige helpen steunen beschermen moedig dapper* uitstekend* beste goede lief lieve prachtig* bijzonder blij gelukkig dankbaar fijn super`,
    turn: 'maar daarom dus echter toch',
    as: 'zo even dermate',
    about: `tegen met onder tegenover`,
    single: `is was wordt werd`,
    concern: `voorkomen voorkom vermijden beschermen beschermt redden helpen omdat want wie veel vele sommige duizenden slachtoffers behandeld behandelen de_haat`,
    owed: `rechten recht respect liefde gelijk bescherming vertrouwen vertrouwd mensenrechten medelijden normaal`,
  },
  forms: {
    insult: [
      'jij|jullie|gij ..1 <badTrait> <insult>',
      'stelletje|bende|stuk|zooitje <badTrait>? <insult>',
      'vuile|vieze|stomme|domme|achterlijke|gore|smerige|lelijke|kanker|kut|tering|tyfus|dikke <insult> ..1',
      'houd|hou|hou je|jullie ..1 bek|smoel|muil|kop|mond|waffel ..1 <insult>?',
      'bek|smoel houden|dicht',
      'kanker|tyfus|tering|sodemieter|donder|rot|flikker|fuck|pleur|lazer ..1 op|toch',
      'krijg ..1 kanker|tyfus|tering|klere|pest|pleuris|de ..1 kanker|tyfus|tering|klere|pest|pleuris?',
      'val dood ..1',
      'loop naar de hel|pomp',
      'je|jouw moeder|mama ..2 is|hoer ..2 <insult>?',
      'rot|fuck|neuk|naai je|jou|jezelf',
      'je|jij|jullie ..1 hebt|hebben ..1 geen ..1 hersens|verstand|hersenen',
      'je|jij|jullie spoort|sporen niet',
      'mensen|types|lui zoals|als jij|jullie|jou ..4 <vermin>|<insult>',
      'wat|hoe <youAre> ..2 <insult>|<badTrait>',
      'ik walg van je|jou|jullie',
    ],
    threat: [
      'ik|we|wij ga|gaan|zal|zullen|kom je|jou|jullie|u|hem|haar ..4 vermoorden|doden|slaan|neersteken|neerschieten|vinden|pakken|verkrachten|afmaken|kapotmaken|doodslaan|doodschieten|wurgen|breken|verbranden|doodmaken|opzoeken|verrot|doodsteken|afslachten|toetakelen',
      'ik|we|wij vermoord|maak|sla|schiet|steek|wurg|vind|pak|breek|trap|hak|verkracht|ram|mep je|jou|jullie ..3 dood|af|kapot|kop|nek|benen|verrot|neer|wel|tanden|botten|bek|smoel|hersens|thuis|kapot',
      'ik|we|wij vermoord|wurg|verkracht|onthoofd je|jou|jullie',
      'ik|we|wij weet|weten waar je|jij|jullie|u ..3 woont|werkt|wonen|slaapt|kinderen|woon',
      'ik|we kom ..2 erachter waar je|jij ..1 woont|werkt',
      'je|jij|jullie gaat|gaan|zal|zult|zullen|moet ..2 dood|sterven|eraan|bloeden|lijden|creperen|boeten|spijt|branden',
      'hier|daar|dit ..2 zul|ga|zal|zult je|jij|jullie|u ..2 spijt|boeten|betalen',
      'ik|we hoop|hopen|wens ..2 dat? ..1 je|jij|jullie|iemand ..4 sterft|doodgaat|kanker|dood|vermoordt|crepeert|verkracht|doodvalt|doodrijdt|lijdt|vermoord|slaat',
      'sterf|crepeer|verrek ..2 <insult>|jij|langzaam|maar',
      'iemand|ze|men moet|moeten|zou|zouden je|jou|jullie ..3 vermoorden|doodschieten|ophangen|slaan|afmaken|neerschieten|verkrachten|verbranden|vergassen|opsluiten|doodslaan|neersteken|afknallen',
      'je|jij|jullie ..1 verdient|verdienen|hoort|zou|moet ..3 sterven|dood|doodgeschoten|opgehangen|vermoord|geslagen|verkracht|kogel|afgemaakt|vergast|afgeknald',
      '<youAre>|gaat er ..1 geweest|aan',
      '<youAre> ..1 dood',
      'je|jouw dagen zijn geteld',
      'anders|of ..1 maak|sla|steek|vermoord|breek|schiet ik|we je ..3',
      'kijk|pas ..2 uit|maar|op ..2 over|rug|schouder|als ..3 straat|donker|alleen',
    ],
    egging: [
      'pleeg ..2 zelfmoord',
      'maak ..1 jezelf|je ..2 van|dood|kant|af ..1 kant?',
      'hang|verhang|verdrink|snij|schiet je|jezelf ..2 op|dood|polsen|eigen|zelf|kop|door',
      'verhang|verdrink|dood jezelf|je',
      'spring ..3 brug|trein|dak|raam|flat|spoor|gebouw',
      'ga ..2 dood|sterven|zelfmoord|jezelf ..2 ophangen|plegen|doden|vermoorden|verhangen?',
      'je|jij ..1 moet|zou|kan ..3 zelfmoord|jezelf ..2 plegen|ophangen|doden|vermoorden|doodmaken',
      'waarom ..1 pleeg|maak|spring|hang je ..3 zelfmoord|kant|dood|op|geen ..1 zelfmoord?',
      'wereld|iedereen ..2 beter ..2 zonder jou|je|jullie',
      'niemand ..1 zal|gaat|zou je ..1 missen',
      'maak er een eind aan',
    ],
    distress: [
      'ik wil|wou|zou ..2 dood|sterven|doodgaan|verdwijnen ..1',
      'ik wil|kan|hoef ..1 niet meer ..1 leven|bestaan',
      'ik wil|ga|zou|wilde mezelf|mij|me ..2 doden|ophangen|snijden|vermoorden',
      'ik wil|ga|zou|wilde mezelf|mij|me ..2 van kant',
      'ik wil|ga|zou|wilde mezelf|mij|me ..2 pijn|wat|iets aandoen',
      'ik wil|ga|zou|overweeg|wilde|denk|dacht ..3 zelfmoord ..2',
      'ik maak ..2 van kant',
      'ik heb ..3 zelfmoordgedachten|suïcidale|doodswens',
      'mijn leven ..1 heeft geen zin',
      'mijn leven is niks|niets waard',
      'mijn leven is ..1 zinloos|waardeloos',
      'beter ..2 af? ..1 zonder mij|me',
      'ik wilde|wens|wou ..1 dat ik ..1 dood was',
      'ik wilde|wens|wou ..1 dat ik nooit ..1 geboren',
      'was ik maar dood',
      'ik snij|snijd|kras mezelf|mijn|me ..2',
      'uit|uitstappen|einde het leven stappen',
      'een einde aan mijn leven',
      'ik heb ..4 pillen geslikt|genomen',
    ],
    contempt: [
      'waarom ..4 niet ..3 <group> ..5 altijd|weg|kwijt|los',
      'sterf|sterven|dood|doodgaan ..1 liever|dan ..6 <group>',
      'liever ..2 sterven|dood|doodgaan ..6 <group>',
      'hond|kat|aap|ezel|rat|varken|steen ..2 slimmer|intelligenter|nuttiger dan ..3 <group>',
      '<group> ..9 dierenarts|dierentuin|kooi',
      '<group> ..6 grootste|ergste ..1 fout',
      'als ik ..5 <group> ..2 zelfmoord|doodmaken|ophangen|vermoorden',
      '<group> ..6 als|wanneer ik ..3 neerschiet|doodschiet|vermoord|afmaak|neerschieten',
      '<group> ..6 daarom verdienen ..3 <harm>',
      '<group> zoals jij|jullie|jou ..9 waardeloos|dood|sterven',
      'wereld|land|samenleving ..5 beter ..3 zonder ..3 <group>',
      'niemand ..1 wil|mag|mist|houdt ..3 <group>',
      '<group> ..2 verpesten|verwoesten|vernielen|vergiftigen|besmetten ..3 land|samenleving|wereld|stad|cultuur',
      '<group> ..3 schuld van alles',
      'alle <group> ..1 liegen|stelen|stinken|bedriegen',
      'niet duidelijk ..2 <group> ..2 <vermin>',
      'voor mij zijn ze ..4 <vermin>',
    ],
  },
};
