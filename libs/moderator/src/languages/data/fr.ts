import type { LanguageData } from '../language-data.ts';

export const FRENCH: LanguageData = {
  language: 'fr',
  words: {
    you: 'tu toi vous',
    youAre: `t_es tu_es vous_êtes êtes t_étais tu_n_es_qu tu_n_es_que vous_n_êtes_que es_tu êtes_vous tu_fais tu_restes`,
    insult: `idiot idiote idiots idiotes imbécile imbéciles con conne cons connes connard connards connasse connasses abruti abrutie abrutis
      crétin crétine crétins débile débiles attardé attardée attardés mongol mongole mongolien mongolienne triso taré tarée salaud salauds salope
      salopes salopard enculé enculés enculée fdp fils_de_pute fils_de_putes pute putes putain_de_merde bâtard bâtards bâtarde
      ordure ordures raclure raclures fumier fumiers merde merdeux merdeuse sous_merde sous_merdes trou_du_cul trouduc clochard clocharde
      raté ratée ratés minable minables menteur menteuse menteurs hypocrite hypocrites lâche lâches clown clowns bouffon bouffonne
      bouffons guignol pigeon porc porcs truie chien chienne chiens cochon cochonne rat rats vermine cafard parasite parasites
      déchet déchets racaille racailles boloss bolosse tocard tocards tocarde andouille cruche gourde dinde âne ânes vache nazi facho fasciste
      fachos pédé pédale tapette grosse_vache nullard incapable incapables dégénéré dégénérée dégénérés cinglé cinglée pouffiasse poufiasse pétasse
      pétasses garce ignare couillon branleur branleurs trisomique naze cassos`,
    badTrait: `bête stupide stupides con conne débile nul nulle nuls pathétique pathétiques ridicule ridicules minable minables ignoble
      répugnant répugnante dégoûtant dégoûtante dégueulasse laid laide moche moches gros grosse inutile inutiles fou folle malade
      incompétent incompétente lâche sale sales pauvre petit petite putain sacré gros grand grande vieux vieille méprisable
      lamentable pitoyable honteux honteuse ignorant ignorante borné bornée abruti abrutie insignifiant`,
    group: `femme femmes meuf meufs immigré immigrés immigrée immigrées migrant migrants réfugié réfugiés réfugiée réfugiées étranger étrangers
      juif juifs juive juives musulman musulmans musulmane musulmanes islam gay gays homosexuel homosexuels homosexuelle homosexuelles homo homos
      lesbienne lesbiennes trans transgenre transgenres transsexuel transsexuels transsexuelle transsexuelles personnes_trans femmes_trans gens_trans
      handicapé handicapés handicapée handicapées personnes_handicapées personnes_en_situation_de_handicap noir noirs noire noires personnes_noires
      gens_noirs africain africains arabe arabes maghrébin maghrébins algériens marocains chinois asiatique asiatiques rom roms gitan gitans
      turcs polonais roumains chrétiens catholiques sénégalais demandeurs_d_asile filles personnes_de_couleur queer queers black blacks beur beurs handi trisomiques exilés sans_papiers pd nanas salope salopes pute putes chienne chiennes mongol mongols mongolien attardé attardés débiles tapette`,
    slur: `nègre nègres négro négros négresse négresses bougnoule bougnoules bougnoul bicot bicots raton ratons melon_de_merde crouille crouilles
      youpin youpins youpine youtre youtres feuj_de_merde pédé pédés pédale pédales tapette tapettes tarlouze tarlouzes tafiole tafioles fiotte fiottes
      gouine gouines travelo travelos              
      bamboula bamboulas banania macaque macaques chinetoque chinetoques niakoué niakoués niaque bridé bridés romano romanos manouche_de_merde
      sale_arabe sales_arabes sale_noir sales_noirs sale_juif sales_juifs sale_pd sales_pd pd_de_merde sale_race sales_musulmans
      arabe_de_merde noir_de_merde juif_de_merde noirs_de_merde arabes_de_merde juifs_de_merde beurette_de_merde enturbanné enturbannés
      islamo_racaille muzz muzzs transpédé estropié estropiés infirmes bougnoulisation   `,
    vermin: `vermine vermines parasite parasites cafard cafards rat rats ordure ordures déchet déchets merde merdes poubelle fléau peste cancer
      animaux bêtes singe singes porcs chiens sauvages barbares criminels délinquants violeurs terroristes monstres monstre racaille raclures
      dégoûtant* dégueulasse* répugnant* écœurant* ecoeurant* inférieur* inutile* déviant* anormal* anormaux sale* sales nuisible* nuisibles
      abomination abominations aberration contre_nature dégénérés pervers* stupides idiots bêtes paresseux fainéant* dangereux voleurs moches laids laides
      sous_hommes sous_homme sous_humains ne_valent_rien valent_rien honte menace fardeau horribles immondes immonde abjects
      méprisable* envahisseurs détritus saletés saleté vicieux malfaisant* toxiques diaboliques saloperies saloperie écœurants écœurantes ecoeurants pitoyable* crasseux crasseuses lamentable* aberrant* violents cruels cruel violent lâches ignorants ignorantes hypocrites voleurs menteurs profiteurs inférieures puants pourris connards connasses abrutis nuls nulles cons débiles minables ne_valent_absolument_rien les_plus_stupides arriérés primitifs corrompus merdiques pourritures vulgaires_ordures sans_valeur violentes cruelles
      pourritures pourriture crasseux crasseuse* ignoble* dégueulasse* immonde* aberrant* vulgaires_ordures ordures attardé* ignorant*
      tumeur sangsue* serpent* poux démon* diable* assassins traîtres tricheurs monstre* dépravé* erreur_de_la_nature 
      gaspillage attardés abominable* repoussant* crasse souillure cafard*
      `,
    hate: `déteste détestons hais haïssons haine méprise méprisons exècre abhorre dégoûtent dégoûte répugnent répugne écœurent débectent me_débectent
      ne_supporte_pas supporte_pas supporte_plus ne_supporte_plus peux_pas_supporter peux_plus_supporter font_vomir donnent_envie_de_vomir
      haïr détester dégoûté gerber vomir ras_le_bol marre emmerde dédain mépris haine nique niquez encule fuck ras marre débarrasser débarrassons mort_à mort_aux aucune_place pas_de_place qu_ils_dégagent dégagez dégagent foutre aversion
      se_casser fermer_leurs_gueules fermer_leur_gueule enculer se_faire_enculer se_faire_foutre
      maudis maudit* en_enfer haïssais répulsion horreur_de cassez_vous barrez_vous allez_crever
      `,
    ought: `devrait devraient doivent doit faut faudrait mérite méritent va_falloir allons vais veux voudrais espère laissez
      peuvent pourrait vont sera seront vais falloir aimerais irait intérêt quelqu_un débarrassons si_on
      commencerai commence tuait tuons`,
    harm: `mourir crever crèvent meurent meure mort tuer tués tuées tué tue tuez assassiner assassinés exterminer exterminés exterminées exterminer_tous
      éliminer éliminés éliminées gazer gazés gazées brûler brûlés brûlées pendre pendus pendues fusiller fusillés fusillées abattre abattus abattues
      éradiquer éradiqués anéantir massacrer massacrés décapiter égorger égorgés lyncher lynchés torturer torturés frapper frappés tabasser tabassés
      battre battus battues violer violées lapider lapidés castrer castrés stériliser stérilisés disparaître attaquer attaqués
      enfermer enfermés agresser punir punis blesser noyer étrangler poignarder buter four_crématoire chambres_à_gaz
      déportés supprimer viole violer balle trancher gorge gorges exterminés souffrir poignarder massacrer tirer tuerai tuions butons pendons liquider exécuter exécutés abattrai buté flinguer saigner démolir
      tuait tuer tirer_dessus tirerai
      étranglés noyés poignardés fouetter fouettés décapités écraser écrasés exécutées exécute brûle butés cogner
      `,
    worth: `humain humains humaine humaines êtres vie vivre dignité
      mérite méritent valent vaut exister pitié
      valeur`,
    negation: 'pas jamais aucun aucune rien personne ni point sans non nullement',
    report: `dit disent disait dire dis disant appelé appelée appelés appeler appelle traité traitée traiter traite traitent traitant insulté insulter
      écrit écrire écrivait mot mots terme expression citation cite cité crié criait criant hurlé phrase selon d_après chanson film livre
      titre propos commentaire affirme affirmer affirmé prétend qualifié menacé entendu tweet lire lu menacer menace menaces menaçant prison affirmation`,
    objection: `inacceptable faux mensonge raciste racisme sexiste homophobe antisémite transphobe offensant insultant injuste horrible
      affreux terrible honteux stéréotype* préjugé* personne_ne_devrait on_ne_devrait on_ne_doit il_ne_faut_pas discrimination discriminer
      condamne méprisant irrespectueux absurde ignoble_de intolérable idiot_de`,
    are: `rien_d_autre_que rien_d_autre_qu pires_que est sont suis était étaient sommes restent sera seront une des qu que comme tous toutes si vraiment rien_que rien_de_plus
      autre_chose_que soient peuvent_toutes_aller peuvent_tous_aller`,
    they: 'ils elles ces ce eux c',
    harmless: `tâche tâches =pédestre chienne_de_vie temps_de_chien =con_moto rats_de_bibliothèque`,
    praise: `merveilleux merveilleuse merveilleuses génial géniaux géniale aime aimons adore adorons fier fière fiers beau beaux belle belles intelligent intelligents intelligentes respecte respectons admire admirons admirable admirables bienvenue bienvenus célébrer incroyable incroyables fantastique fantastiques gentil gentils gentilles aider soutenir protéger courageux courageuses excellent excellents meilleurs formidable formidables heureux super magnifique magnifiques bravo merci chance`,
    turn: 'mais donc pourtant c_est_pourquoi voilà_pourquoi alors cependant',
    as: 'aussi si tellement',
    about: `contre envers avec parmi chez`,
    single: `est était soit fut`,
    concern: `éviter évitons empêcher empêchons prévenir protéger sauver aider car parce celui_qui ceux_qui celle_qui beaucoup plusieurs milliers victimes nombreuses nombreux traités traitées traitons la_haine`,
    owed: `droits droit respect égaux égales égal amour confiance compassion protection place normales normaux normal`,
  },
  forms: {
    insult: [
      'casse|cassez toi|vous',
      'pauvre type|mec|fille',
      'espèce|espece|bande|tas|sacré de|d <badTrait>? <insult>',
      'sale|pauvre|gros|grosse|petit|petite|vieux|vieille|putain <insult> va?',
      '<insult> va',
      'ferme|fermez ta|vos|votre|la ..1 gueule|bouche ..1',
      'ta|vos gueule|gueules',
      'va|allez ..2 te|vous ..1 faire ..2 foutre|enculer|voir|mettre',
      'nique|niquez|nik ta|tes|vos|votre ..2 mère|mere|race|morts|mères',
      'ntm|fdp|tg|vtff',
      'casse|cassez toi|vous ..2 <insult>',
      'je t|te|vous emmerde|encule|pisse ..2',
      'tu|vous me|nous dégoûtes|degoutes|dégoûtez|répugnes|débectes|répugnez',
      'tu|vous ..1 n as|avez ..2 cerveau|neurone|neurones',
      'tu|vous as|avez ..3 cerveau ..2 moule|huître|poisson|vide',
      'les|des gens|types comme toi|vous ..4 <vermin>|<insult>',
      'qu <youAre> ..1 <badTrait>|<insult>',
      'que|ce|comme <youAre> ..1 <badTrait>|<insult>',
      'fils|fille de ..1 pute|chien|chienne|putain',
      'suce ma|mes bite|queue|couilles',
    ],
    threat: [
      'je|on|nous vais|va|allons te|vous|t|le|la|les ..1 tuer|buter|crever|frapper|cogner|péter|casser|défoncer|démolir|violer|égorger|poignarder|planter|retrouver|trouver|massacrer|exploser|fumer|brûler|saigner|tabasser|étrangler|choper|descendre|abattre|éclater|mettre ..3',
      'je|on te|vous|t tue|tuerai|tuerais|bute|buterai|crève|démolis|défonce|défoncerai|égorge|égorgerai|plante|planterai|retrouve|retrouverai|casse|pète|massacre|saigne|saignerai|trouverai|violerai|fume|brûle|explose|éclate ..3',
      'je|on sais|sait|connais ..1 où|ou|ton tu|vous|adresse|habites|ta ..3',
      'tu|vous vas|allez ..2 mourir|crever|souffrir|saigner|payer|regretter|morfler|brûler|pleurer',
      'j|je|on espère|espere|souhaite ..2 que? ..1 tu|vous|te|quelqu|un ..3 crèves|meures|mourras|crever|mourir|crèveras|tue|viole|mort|crèverez|souffres|cancer|frappe|écraser|écrase',
      'crève|creve|meurs ..2 <insult>|en|toi|sale|charogne',
      'il faudrait|faut|devrait te|vous|t ..2 tuer|pendre|fusiller|abattre|frapper|gazer|brûler|tuent|violer|enfermer|égorger|éliminer',
      'on devrait te|vous|t ..2 tuer|pendre|fusiller|abattre|frapper|gazer|brûler|enfermer|égorger|éliminer',
      'quelqu un devrait te|vous ..2 tuer|frapper|abattre|buter|gifler|violer',
      'tu|vous mérites|merites|méritez ..3 mourir|mort|crever|tué|pendu|frappé|violer|violée|balle|gifle|claques|baffe|lynché|tuée|pendue',
      '<youAre> ..1 mort|morte|morts|cuit',
      'surveille ..2 dos|arrières',
      'tes|vos jours sont comptés',
      'sinon ..2 je|on te|vous ..3 bute|tue|casse|défonce|crève|retrouve|frappe|éclate|pète',
      'je ..1 passer|viens|viendrai|passerai ..2 chez toi|vous',
    ],
    egging: [
      'tue|suicide|pends|flingue|noie|tuez|suicidez|bute toi|vous ..2',
      'va|allez ..2 te|vous ..1 pendre|tuer|suicider|noyer|flinguer|crever|jeter ..4',
      'va ..1 mourir|crever ..2',
      'saute|jette ..3 pont|fenêtre|toit|train|balcon|métro|rails',
      'ouvre|coupe|taille toi? ..1 les? veines|poignets',
      'tire toi une balle',
      'tu devrais|dois|ferais ..4 te|mieux ..2 tuer|suicider|pendre|mourir|crever|flinguer',
      'pourquoi tu|t ..2 te|ne ..2 tues|suicides|pends|crèves|jettes|suicide ..1',
      'le? monde|tout serait|ira|irait|sera ..3 mieux|meilleur sans toi|vous',
      'personne ne ..2 te|va ..2 regrettera|regretterait|regretter|manqueras',
      'fais|rends nous? ..3 tue|suicide|crève|meurs ..1',
      'mets fin à? ..1 tes|ta jours|vie',
    ],
    distress: [
      'je|j veux|voudrais|vais|aimerais ..2 mourir|crever|disparaître',
      'je|j veux|vais|voudrais|pense|pensé me ..1 suicider|tuer|pendre|flinguer|foutre ..3 air?|balle?',
      'envie de mourir|crever|disparaître',
      'envie de me ..1 suicider|tuer|foutre|pendre',
      'plus|pas envie de vivre',
      'je ..1 ne? veux|peux|supporte plus ..2 vivre|exister',
      'veux|peux plus vivre|exister',
      'ma vie ..1 n|ne|a|vaut ..3 sens|rien|peine|intérêt',
      'je pense|songe ..2 au|à|de ..2 suicide|suicider|mourir|mort|finir',
      'j ai ..3 pensées|idées|envies suicidaires|noires',
      'tout|monde|ils serait|serez|seraient|irait|iraient ..3 mieux sans moi',
      'mieux ..2 sans moi',
      'j|je aurais|aimerais|voudrais ..2 être|etre ..1 mort|morte|né|née|jamais ..1',
      'j aimerais|voudrais ne ..2 réveiller',
      'je me ..1 scarifie|coupe|taille|mutile ..3 veines|bras|poignets?',
      'je me scarifie|mutile',
      'je vais|veux en finir',
      'me foutre en l air',
      'mettre fin à mes|ma jours|vie',
      'j ai ..2 avalé|pris ..3 médicaments|cachets|comprimés ..2',
    ],
    contempt: [
      'pourquoi ne pas ..2 débarrasser|éliminer|chasser|tuer|virer ..3 <group>',
      'préfère|préférerais|préfèrerais|plutôt ..2 mourir|crever|mort ..8 <group>',
      'chien|chat|singe|âne|rat|cochon|caillou ..2 plus intelligent|malin|futé|utile|intelligente que|qu ..4 <group>',
      '<group> ..9 vétérinaire|zoo|cage',
      '<group> ..6 pire|plus ..1 erreur',
      'si ..8 <group> ..2 suiciderais|tuerais|suicide',
      '<group> ..8 quand je ..4 tirer|tuer|frapper|abattre',
      '<group> ..9 pourquoi ..1 méritent ..2 <harm>',
      'monde|pays|société ..5 mieux|meilleur ..2 sans ..3 <group>',
      'personne ..2 aime|veut|supporte ..3 <group>',
      '<group> ..2 détruisent|ruinent|infectent|empoisonnent|pourrissent ..3 pays|société|monde|ville|culture',
      '<group> ..3 responsables|coupables de tout',
      'tous|toutes les <group> ..1 mentent|volent|puent|trichent',
      'droits ..3 homme ..4 pas ..3 <group>',
      'vies ..2 <group> ..2 aucune|pas|rien ..2 valeur|valent',
      'aucun|jamais ..1 respect pour ..2 <group>',
    ],
  },
};
