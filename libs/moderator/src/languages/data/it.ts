import type { LanguageData } from '../language-data.ts';

export const ITALIAN: LanguageData = {
  language: 'it',
  words: {
    you: 'tu voi',
    youAre: `sei siete tu_sei non_sei_altro_che  sembri sembrate`,
    insult: `idiota idioti idiote imbecille imbecilli stupido stupida stupidi stupide cretino cretina cretini scemo scema scemi deficiente
      deficienti coglione coglioni cogliona testa_di_cazzo teste_di_cazzo faccia_di_merda stronzo stronza stronzi stronze merda
      pezzo_di_merda pezzi_di_merda bastardo bastarda bastardi figlio_di_puttana figli_di_puttana figlio_di_troia puttana puttane troia
      troie zoccola zoccole mignotta bagascia ritardato ritardata ritardati mongoloide mongoloidi handicappato minorato ebete ebeti fallito fallita
      falliti perdente buffone buffona buffoni pagliaccio pagliacci pagliaccia bugiardo bugiarda bugiardi ipocrita ipocriti vigliacco vigliacca codardo
      verme vermi feccia schifo parassita ratto maiale maiali porco porca scrofa cagna cane cani asino asini capra capre bestia
      animale pecorone ignorante ignoranti fascista fascisti nazista incapace inetto inutile disgraziato miserabile rottame
      spazzatura minchione pirla babbeo tonto tonta babbuino cerebroleso subnormale demente dementi infame infami schifoso schifosa leccaculo
      frocio sfigato sfigata rincoglionito rincoglionita`,
    badTrait: `stupido stupida stupidi scemo scema ridicolo ridicola ridicoli patetico patetica patetici disgustoso disgustosa schifoso schifosa
      schifosi inutile inutili ignorante ignoranti brutto brutta brutti ignobile incapace incompetente malato pazzo pazza grasso grassa penoso penosa
      vergognoso sporco sporca lurido lurida luridi povero povera maledetto maledetta maledetti vile viscido viscida ripugnante disgraziato vecchio gran
      grandissimo grandissima squallido squallida mediocre`,
    group: `donna donne immigrato immigrati immigrata immigrate migrante migranti straniero stranieri rifugiato rifugiati profughi
      ebreo ebrei ebrea ebree musulmano musulmani musulmana musulmane islamici gay omosessuale omosessuali lesbica lesbiche trans transgender
      transessuale transessuali persone_trans donne_trans gente_trans disabile disabili persone_disabili persone_con_disabilità nero neri nera nere
      persone_nere gente_di_colore persone_di_colore africano africani arabo arabi rom cinesi asiatici marocchini albanesi rumeni romeni
      meridionali cattolici cristiani zingari ragazze extracomunitari queer troia troie puttana puttane zoccola zoccole mongoloide mongoloidi handicappato handicappati ritardato ritardati travestito travestiti storpi islamico rom nigeriani senegalesi persona_di_colore personaggi_trans`,
    slur: `negro negri negra negre negraccio negracci frocio froci ricchione ricchioni finocchio finocchi checca checche culattone culattoni
      rottinculo lesbicona lesbicone   travone travoni trannone     
      storpio storpi             zingaraccio
      zingaracci terrone terroni beduino beduini marocchino_di_merda negro_di_merda negri_di_merda musi_gialli muso_giallo giudeo giudei
      rabbino_di_merda ebreo_di_merda ebrei_di_merda arabo_di_merda crucco extracomunitario_di_merda cammelliere cammellieri tagliagole
      sporco_negro sporchi_negri sporco_ebreo sporchi_ebrei   islamico_di_merda musulmano_di_merda baldracca baldracche vu_cumprà vucumprà tranvione tranvioni`,
    vermin: `feccia spazzatura immondizia rifiuti merda schifo piaga peste cancro parassiti parassita ratti scarafaggi vermi animali bestie
      maiali cani scimmie selvaggi barbari criminali delinquenti stupratori terroristi mostri mostro inferior* inutil* disgustos* ripugnant*
      schifos* sporchi sporche sporco sudici luridi lurid* contro_natura innaturali innaturale abominio aberrazione
      abominevol* anormal* pervertit* depravat* degenerat* stupidi stupide idioti pigri pericolos* ladri brutti brutte subumani
      sottosviluppat* primitivi zavorra peso minaccia vergogna scarto scarti sacchi_di_spazzatura non_valgono_niente non_valgono_nulla
      malvagi orrendi orribili cattivi ributtanti infetti zecche patetici patetiche sudicio sudici sudice merdosi merdose merdose cazzoni stronzi bastardi parassiti violenti violente crudeli crudele arretrati ignoranti vigliacchi bugiardi ipocriti traditori orride viscidi puzzolenti puzzano marci subdoli incivili immondi non_hanno_valore senza_valore inutile i_più_stupidi sceme scemi cazzone valgono_meno
      sudicio sudici sudiciume spregevol* parassiti immondizia sceme scemi scemo ignorant* meno_della_merda disgustos*
      sanguisugh* serpenti pidocchi demoni diavoli assassini imbroglioni pervertiti pervertite errore_della_natura spreco 
      ritardati orribil* vili sporcizia inutili stupid* idiote vomitevol* ribrezzo
      `,
    hate: `odio odiamo detesto detestiamo disprezzo disprezziamo non_sopporto non_tollero schifano schifa ripugnano disgustano
      disgusta fanno_schifo fa_schifo fanno_vomitare fanno_ribrezzo nausea nauseano odiare odia odiarli detestare aborro
      mi_fanno_schifo vomitare stomaco ribrezzo stufo stufa disdegno disdegniamo astio sdegno disprezzo fanculo vaffanculo fottere fottersi sbarazziamoci sbarazzarci liberiamoci morte_a morte_ai non_c_è_posto schifo odio rompere avversione vadano
      sdegno disprezzo disprezzo_totale
      maledico maledett* all_inferno repulsione ripugnanza sopporto_più fottetevi si_fottano vadano_a levatevi sparire 
      vattene andatevene
      `,
    ought: `dovrebbero dovrebbe devono deve dobbiamo dovremmo bisogna bisognerebbe meritano merita vanno andrebbero voglio vogliamo
      spero speriamo farò vorrei potrebbero facciamo è_ora andiamo piacerebbe staremmo interesse qualcuno e_se oggi prossimo sparerò stuprerò taglierò ucciderò ammazzerò picchierò uccidessimo sbarazziamoci
      comincerò comincio inizierò staremmo qualcuno_avesse`,
    harm: `morire muoiano crepare crepino uccidere uccisi uccise ucciso ammazzare ammazzati ammazzate ammazzarli sterminare sterminati sterminate
      sterminarli eliminare eliminati eliminate bruciare bruciati bruciate impiccare impiccati impiccate fucilare fucilati gasare gasati gassati
      massacrare massacrati pestare pestati picchiare picchiati picchiate picchiarli stuprare stuprate lapidare lapidati decapitare decapitati
      torturare torturati castrare castrati linciare linciati sterilizzare sterilizzati annientare annientati sparare sparargli sparire scomparire
      attaccare attaccati aggrediti rinchiudere rinchiusi menare accoltellare sgozzare puniti punire ferire forni affogare affogati
      giustiziati deportati uccidili sparerò sparargli stuprerò taglierò gole soffrire debellati pugnalare massacrare gabbia gabbie ucciderò ammazzerò picchierò uccidessimo impiccherò brucerò eliminiamo sterminiamo giustiziare giustiziate rinchiuse linciati
      sparargli debellate debellati debellare strangolasse sparare giustiziati giustiziate giustiziare
      strangolare strangolati annegare annegati accoltellati frustare frustati stuprati violentare violentate schiacciare 
      schiacciati bruciarli sparati bastonati calci botte gola
      `,
    worth: `umani umano umana umane vita vivere dignità meritano merita
      valgono vale esistere esseri
      pari spazio`,
    negation: 'non mai nessun nessuna nessuno niente nulla né neanche nemmeno senza',
    report: `detto dice dicono diceva dissero dire dicendo chiamato chiamata chiamano chiamare chiamarli chiama insultato insulta insultare
      scritto scrive parola parole termine espressione citazione gridato urlato gridava frase secondo canzone film libro titolo
      commento afferma affermare sostiene definito definire minacciato sentito letto usare usato minacciare minaccia minacce minacciando prigione carcere galera affermazione`,
    objection: `inaccettabile sbagliato sbagliata falso bugia razzista razzismo sessista omofobo omofoba antisemita offensivo offensiva ingiusto
      orribile_dire terribile stereotip* pregiudizi* nessuno_dovrebbe non_si_dovrebbe non_si_deve non_bisogna discriminazione discriminare
      condanno irrispettoso assurdo intollerabile vergognatevi spregevole_dire stupido_dire`,
    are: `non_sono_altro_che non_sono_che nient_altro_che peggio_di è sono era erano siamo restano sarà saranno come solo tutti tutte dei delle una un altro_che non_provo_altro_che
      nient_altro_che non_siano_altro_che siano fossero`,
    they: 'loro essi questi queste quelli quelle sono',
    harmless: `finocchio_selvatico semi_di_finocchio ossobuco tempo_da_cani cane_da_guardia`,
    praise: `meraviglioso meravigliosa meravigliosi meravigliose fantastico fantastici fantastiche amo amiamo adoro fiero fieri orgoglioso orgogliosi bello belli belle bellissimi intelligente intelligenti rispetto rispettiamo ammiro ammirevoli benvenuti celebrare incredibili incredibile gentili aiutare sostenere proteggere coraggiosi coraggiose eccellenti ottimi migliori grandi felici felice bravi brave grazie stupendi splendidi splendide`,
    turn: 'ma però quindi perciò ecco_perché per_questo tuttavia',
    as: 'così tanto',
    about: `contro verso con tra fra`,
    single: `è era sia fu`,
    concern: `evitare evitiamo impedire impediamo prevenire proteggere salvare aiutare perché poiché chi molti molte migliaia alcuni alcune vittime trattati trattate trattiamo l_odio dell_odio all_odio`,
    owed: `diritti diritto rispetto uguali uguale amore fiducia compassione protezione pietà normali normale`,
  },
  forms: {
    insult: [
      'vai|va <hate>',
      'vai|va al diavolo',
      'che|quanto <insult> che? <youAre>|di',
      'quanto <youAre> <badTrait>|<insult>',
      'brutto|brutta|brutti|pezzo|razza|povero|lurido|lurida|sporco|maledetto|gran di? <insult>',
      'vaffanculo|fanculo|affanculo|vaffa',
      'va|vai|andate|andatevene a|al fare|farti|farvi|quel ..2 culo|fottere|paese|inculare|cagare|diavolo ..1',
      'vai|va a cagare|farti|fanculo',
      'fottiti|fottetevi|inculati|crepa|sparati ..1',
      'chiudi|chiudete ..2 bocca|becco|cesso|fogna',
      'stai|sta zitto|zitta <insult>',
      'mi|ci fai|fate schifo|pena|vomitare|ribrezzo',
      'fai|fate schifo|pena|vomitare|cagare',
      'non hai|avete ..2 cervello|neuroni|vergogna',
      'tua|vostra madre è? ..2 <insult>',
      'figlio|figlia|figli di|d ..1 puttana|troia|cagna|mignotta',
      'gente come te|voi ..3 <vermin>|schifo|<insult>',
      'la gente|quelli come te|voi ..4 <vermin>|schifo',
      'succhiamelo|succhiami ..2',
      'levati|togliti dalle|dai coglioni|palle|cazzo',
      'più stupido|scemo|idiota ..1 di|che ..2',
      'vergognati <insult>',
    ],
    threat: [
      'ti|vi|li|lo|la ammazzo|uccido|ucciderò|ammazzerò|spacco|spaccherò|sgozzo|accoltello|brucio|brucerò|strangolo|massacro|massacrerò|stupro|sparo|sparerò|distruggo|picchio|picchierò|gonfio|faccio|farò|troverò|trovo|vengo|verrò|rompo|romperò|taglio|meno|scanno ..4 fuori|faccia|gambe|ossa|testa|male|sangue|botte|gola|pezzi|casa|cercare|prendere|braccia|collo|se|tutti|mani|calci|pagare',
      'ti|vi ammazzo|uccido|ucciderò|ammazzerò|sgozzo|accoltello|strangolo|massacro|scanno|sparo|stupro|massacrerò',
      'ti|vi|li voglio|vogliamo ..2 uccidere|ammazzare|picchiare|morto|morta|morti|vedere ..2',
      'voglio|vorrei ucciderti|ammazzarti|picchiarti|spaccarti|vederti ..2 morto|morta|morire|soffrire|la ..1 faccia?',
      'verrò|vengo|veniamo ..2 a ..1 prenderti|cercarti|ammazzarti|casa|trovarti|picchiarti ..2 tua?',
      'so|sappiamo ..1 dove abiti|vivi|lavori|abitate|dormi|abita|vive|vai|parcheggi ..2',
      'scoprirò|scopro ..1 dove abiti|vivi|lavori',
      'devi|dovete|dovresti|dovreste|deve ..1 morire|crepare|bruciare',
      'morirai|creperai|sanguinerai|soffrirai|morirete ..2',
      'la|me pagherai|pagherete|pagherai cara?',
      'te ne pentirai',
      'spero|speriamo ..2 che? tu|ti|vi|qualcuno ..3 muoia|muori|crepi|ammazzi|ammazzino|stuprino|violentino|morire|uccida|cancro|investa|soffra',
      'crepa|muori ..2 <insult>|bastardo|male|maiale|presto|tu|merda|schifoso',
      'bisognerebbe|bisogna|dovrebbero|qualcuno ..1 dovrebbe? ammazzarti|ucciderti|impiccarti|spararti|picchiarti|bruciarti|fucilarti|stuprarti|rinchiuderti',
      'meriti|meritate|meriteresti ..2 di? ..1 morire|morte|crepare|essere ..2 ucciso|pestato|stuprata|ammazzato|picchiato|bruciato?',
      'sei|siete ..1 morto|morta|morti|finito',
      'hai i giorni contati',
      'guardati le spalle',
      'se ..6 ti|vi ammazzo|spacco|uccido|rompo|picchio',
    ],
    egging: [
      'ammazzati|ucciditi|suicidati|impiccati|sparati|tagliati|ammazzatevi ..2',
      'buttati|gettati|lanciati ..3 ponte|finestra|balcone|treno|tetto|binari',
      'vai|va a ..1 ammazzarti|morire|suicidarti|impiccarti|crepare|morì',
      'dovresti|devi ..2 ucciderti|ammazzarti|suicidarti|impiccarti|morire',
      'perché|perche non ti ..2 ammazzi|uccidi|suicidi|spari|butti|impicchi',
      'facci ..3 favore ..3 ammazzati|ucciditi|crepa|muori|suicidati',
      'mondo|tutti ..2 sarebbe|meglio|starebbero|staremmo ..3 senza di te|voi',
      'meglio senza di te|voi',
      'nessuno ..2 mancherai|mancheresti|rimpiangerà|piangerebbe|piangerà ..1',
      'tagliati le vene|polsi',
      'togliti la vita',
    ],
    distress: [
      'voglio|vorrei ..2 morire|uccidermi|ammazzarmi|suicidarmi|sparire',
      'voglio farla finita',
      'non voglio|vorrei ..2 più|piu ..1 vivere|esistere|svegliarmi',
      'non ce la faccio|posso ..3 vivere',
      'mi voglio|vorrei ..1 ammazzare|uccidere|suicidare',
      'mi ammazzo|uccido|suicido stasera|oggi|davvero|domani',
      'sto pensando|penso|pensavo|pensato ..3 al|di|a ..1 suicidio|suicidarmi|uccidermi|ammazzarmi',
      'ho ..3 pensieri suicidi|suicidari',
      'la mia vita non ha|vale ..2 senso|niente|nulla',
      'sarebbe|starebbero|sarebbero|starebbe|starete ..4 senza di me',
      'meglio ..2 senza di me',
      'vorrei essere|esser morto|morta',
      'vorrei non ..1 svegliarmi',
      'vorrei non essere mai nato|nata',
      'mi taglio ..3 braccia|vene|polsi',
      'togliermi la vita',
      'ho preso|ingoiato ..4 pastiglie|pillole|sonniferi',
      'meglio ..2 se fossi|morissi ..1 morto|morta?',
    ],
    contempt: [
      'perché|e non|se ci|li|le sbarazziamo|liberiamo|eliminiamo|uccidessimo|cacciamo ..3 <group>',
      'preferirei|preferisco|piuttosto ..2 morire|morto|morta ..8 <group>',
      'cane|gatto|scimmia|asino|topo|maiale|sasso ..2 più intelligente|furbo|sveglio|utile di ..3 <group>',
      '<group> ..9 veterinario|zoo|gabbia',
      '<group> ..6 più ..1 errore',
      'se ..4 <group> ..2 ucciderei|ammazzerei|suiciderei',
      '<group> ..8 quando ..1 comincerò|inizierò|cominceremo ..2 <harm>',
      '<group> ..9 meritano ..2 <harm>',
      'parassiti|animali|vermi|feccia come ..3 <group>',
      'mondo|paese|società ..5 meglio|migliore ..2 senza ..3 <group>',
      'nessuno ..1 vuole|sopporta|ama ..2 <group>',
      '<group> ..2 distruggono|rovinano|infettano|avvelenano ..3 paese|società|mondo|città|cultura',
      '<group> ..3 colpa di tutto',
      'tutti|tutte i|gli|le <group> ..1 mentono|rubano|puzzano|imbrogliano',
      'vite ..3 <group> ..2 meno|nulla|niente',
      'spazio ..4 nessun|nessuna <group>',
    ],
  },
};
