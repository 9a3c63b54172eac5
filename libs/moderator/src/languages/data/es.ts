import type { LanguageData } from '../language-data.ts';

export const SPANISH: LanguageData = {
  language: 'es',
  words: {
    you: '=tú usted ustedes vosotros vos',
    youAre: `eres sos sois tu_eres usted_es ustedes_son vos_sos no_eres_mas_que eres_un eres_una que_eres pareces pareceis =estás estais so`,
    insult: `idiota idiotas imbécil imbéciles estúpido estúpida estúpidos gilipollas tonto tonta tontos bobo boba subnormal
      subnormales retrasado retrasada retrasados mongolo mongólico mongola anormal cretino cretina payaso payasa basura escoria mierda cabrón
      cabrona cabrones hijoputa hijueputa hijo_de_puta hija_de_puta hijos_de_puta hdp pendejo pendeja pendejos boludo pelotudo pelotuda pelotudos
      huevón weón malparido malparida cerdo cerda cerdos perra perro zorra zorras puta putas puto guarra capullo capulla pringado
      pringada perdedor perdedora mentiroso mentirosa hipócrita cobarde cobardes rata sabandija gusano gusana parásito burro burra
      asno animal bestia ignorante inútil inútiles fracasado fracasada nazi facha fascista gentuza canalla miserable sinvergüenza lameculos mamón
      mamona culero malnacido desgraciado desgraciada maricón zopenco zoquete tarado tarada memo lerdo lerda descerebrado descerebrada
      analfabeto baboso babosa bastardo bastarda payasos lacra`,
    badTrait: `estúpido estúpida tonto tonta imbécil idiota patético patética asqueroso asquerosa repugnante ridículo ridícula
      despreciable inútil loco loca enfermo enferma feo fea gordo gorda ignorante mediocre cobarde falso vergonzoso corto corta asco
      puto puta maldito maldita sucio sucia jodido jodida incompetente pesado limitado insufrible`,
    group: `mujer mujeres inmigrante inmigrantes extranjero extranjeros refugiado refugiados refugiada judío judía judíos judías
      musulmán musulmana musulmanes musulmanas gay gays gais homosexual homosexuales lesbiana lesbianas trans transexual transexuales
      transgénero travestis personas_trans gente_trans mujeres_trans discapacitado discapacitados discapacitada minusválido minusválidos
      personas_con_discapacidad gente_con_discapacidad negro negros negra negras personas_negras gente_negra indígena indígenas indio indios
      africanos gitano gitanos gitana árabe árabes latinos mexicanos venezolanos chinos rumanos marroquíes asiáticos
      personas_de_color gente_de_color cristianos católicos ancianos mujer_trans mendigos`,
    slur: `sudaca sudacas maricón maricones marica maricas mariquita bollera bolleras tortillera tortilleras travelo travelos
      traveco panchito panchitos negrata negratas negraco moraco moro_de_mierda moros_de_mierda judiaco judiada perro_judío perros_judíos
      marrano_judío tullido tullidos mongolo mongolos mongólicos subnormal subnormales retrasados retardado retardados zorra zorras puta putas furcia feminazi feminazis
      indio_de_mierda indios_de_mierda negro_de_mierda negros_de_mierda negra_de_mierda judío_de_mierda judíos_de_mierda
      joto jotos chino_de_mierda machupichu cholo_de_mierda guacho travolo conguito conguitos bolita bolitas lisiado lisiados sodomita sodomitas perra perras`,
    vermin: `escoria basura mierda plaga peste cáncer parásito parásitos cucaracha cucarachas rata ratas gusanos animal animales bestias
      bestia cerdos perros monos simios salvajes criminales delincuentes violadores terroristas monstruos alimañas bichos infrahumanos
      asco asqueroso* repugnante* repulsiv* despreciable* inferior inferiores inútil inútiles vago vagos sucios sucio sucia sucias enfermos enfermas
      enfermo enferma antinatural* aberración aberraciones abominación anormal anormales depravados pervertidos degenerados
      estúpid* tontos tontas lacra carga peligrosos peligrosas malvad* feos feas idiotas imbéciles ladrones vomitivo* no_valen_nada
      subhumanos desperdicio estorbo sobran amenaza sobra putas basuras asquerosidad demonios patético patética patéticos patéticas desechos desecho bruto bruta brutos crueles cruel violento violentos violentas lo_peor malvados traicioneros corruptos atrasados sucias inmundos inmundo repugnantes cobardes mentirosos ignorantes hipócritas tramposos primitivos incultos apestan apestosos cáncer podridos nefastos dañinos
      simple_basura subhumano ignorante
      sanguijuela* serpiente* piojo* garrapata* demonio* diablo* asesinos traidores estafadores depravad* pervertid* 
      perversos error_de_la_naturaleza desperdicio_de_espacio retrasados abominable* horroros* nauseabund* horripilante* 
      mugrientos mugre suciedad porquería inmundicia
      `,
    hate: `odio odiamos detesto detestamos desprecio despreciamos aborrezco repugnan repugna asquean asquea dan_asco da_asco dan_ganas_de_vomitar
      no_soporto no_aguanto no_tolero odiar odiarlos odia aborrecer repudio asco_me_dan me_dan_mucho_asco harto harta hartos me_enferman abomino desprecio odio rencor chinga chinguen jódanse jodan fuera carajo deshacernos deshagámonos desaparezcan muerte_a no_hay_espacio no_hay_lugar que_se_vayan que_se_jodan aversión desdén
      se_vayan_a_la_mierda irse_a_la_mierda váyanse_a_la_mierda todo_el_desprecio
      maldigo maldit* malditos al_infierno no_soportamos no_aguantamos odiaré repulsión aborrecible muéranse púdranse 
      lárguense largo_de_aquí
      `,
    ought: `debería deberían deberíamos debemos deben debe hay_que merece merecen tienen_que tiene_que habría_que quiero queremos ojalá
      hace_falta toca podría podrían voy espero deseo necesitan necesita tendré encantaría estaríamos conviene alguien simplemente vez
      empiece empecemos cortaré`,
    harm: `morir mueran muera muriera murieran matar matarlos matarlas maten mataran exterminar exterminados exterminadas
      exterminarlos ejecutar ejecutados ejecutadas fusilar fusilados quemar quemados quemarlos colgar colgados ahorcar ahorcados
      gasear gaseados asesinar asesinados asesinadas golpear golpearlos golpeados golpeadas golpee pegar pegarle paliza apalear lapidar violar
      violadas castrar castrados torturar torturados eliminar eliminados eliminadas erradicar erradicados aniquilar aniquilados
      desaparecer desaparezcan disparar dispararle acuchillar degollar decapitar linchar encerrar encerrados agredir atacar lastimar
      castigados castigadas deportados esterilizar esterilizados muertos muertas herir patear esclavizar violar masacrar masacren masacraran apuñalar cortaré garganta eliminemos matáramos erradicaran erradiquen sufrir dispararles disparo dispararé ejecutarlos mataré matemos golpearé quemaré acabar exterminemos exterminio degollaré
      dispararles ahorcaré
      estrangular estrangulados estrangulara ahogar ahogados apuñalados pateados azotar azotados decapitados degollados 
      torturado violados esclavizados aplastar aplastados ejecutarlas colgarlos colgarlas fusilarlos gasearlos ejecutarán 
      ejecutar_a exterminarlas asesinarlos
      `,
    worth: `humano humanos humana humanas vida vivir dignidad merece merecen
      mérito vale valen existir
      valor`,
    negation: 'no nunca jamás ningún ninguna ninguno nadie nada ni tampoco sin',
    report: `dijo dice dicen dijeron dijiste dicho llamó llaman llamado llamaron llamar llamarle llama insultó insulta escribió escribe
      palabra palabras término expresión cita gritó gritaron gritando frase según canción película libro titular decir decirle
      diciendo comentario afirma afirmó amenazó ejemplo oí tuiteó amenazar amenaza amenazas amenazando cárcel afirmar afirmación`,
    objection: `inaceptable incorrecto falso mentira racista racismo sexista machista homófobo antisemita ofensivo ofensiva injusto horrible
      terrible estereotipo* prejuicio* nadie_debería nadie_debe no_se_debe no_deberías no_hay_que discriminación
      discriminar condeno rechazo ridículo_decir despectivo intolerable absurdo`,
    are: `no_son_más_que no_es_más_que no_son_otra_cosa_que peores_que es son era eran soy siguen parecen están está sólo solo como nada una unos unas todos todas muy nada_más_que más_que_desprecio
      nada_más_que nada_más_que_un todo_lo_que`,
    they: 'ellos ellas esos esas estos estas son todos todas',
    harmless: 'año años =tú_eres_grande mierda_de_día',
    praise: `maravilloso maravillosa maravillosos maravillosas genial geniales amo amamos adoro orgulloso orgullosa hermoso hermosa hermosos hermosas inteligente inteligentes respeto respetamos admiro admirable admirables bienvenido bienvenidos celebrar increíble increíbles fantástico fantásticos amable amables ayudar apoyar proteger valiente valientes excelente excelentes buena buenos mejores querer queremos felices feliz gracias gran grandes estupendo estupendos`,
    turn: 'pero sino por_eso por_lo_tanto así_que por_tanto aunque',
    as: 'tan más',
    about: `contra con hacia entre`,
    single: `es está están fue era sea`,
    concern: `evitar evitamos evitemos impedir impidan prevenir proteger protejan salvar ayudar porque quien quienes muchas muchos miles algunos algunas víctimas tratados tratadas tratamos el_odio del_odio al_odio`,
    owed: `derechos derecho respeto iguales igual amor amados confianza confiar compasión protección normales normal`,
  },
  forms: {
    insult: [
      'vete <hate>',
      'me? das|dais asco',
      'pedazo|trozo|cacho|saco de <insult>|mierda|animal',
      'vete|vayase|idos|ándate ..2 mierda|carajo|infierno|diablo|chingada',
      'a tomar por culo|saco',
      'que te|os jodan|den|follen|folle|jodas',
      'jódete|jodete|chinga|chíngate|chupame|chúpamela|cómeme|lameme|púdrete|pudrete ..2',
      'cállate|callate|cierra ..3 <insult>|puta|pico|hocico|jodida|boca|orto',
      'la concha|puta|re de tu|su madre|hermana',
      'concha de tu madre|hermana',
      'tu|su puta madre',
      'me cago en tu|vuestra|su|tus ..2',
      'hijo|hija|hijos de ..2 puta|perra|zorra',
      'eres|sos|sois ..3 asco|vergüenza|basura|escoria|lacra',
      'das|dais|me das asco|pena|vergüenza',
      'me|nos das|dais|dan asco|pena|vergüenza',
      'no tienes|tenéis|tenés ..2 cerebro|neuronas|inteligencia|luces|vergüenza',
      'gente como tú|vos|vosotros|usted ..3 asco|sobra|<vermin>',
      'qué|que <insult> eres|sos|sois',
      'más tonto|tonta|estúpido|idiota ..2 no|naces|puedes',
    ],
    threat: [
      'te|os|los|le voy|vamos a ..2 matar|pegar|reventar|partir|romper|violar|apuñalar|rajar|cortar|disparar|quemar|encontrar|destrozar|degollar|golpear|acuchillar|meter',
      'voy|vamos a matarte|mataros|pegarte|reventarte|partirte|romperte|violarte|apuñalarte|rajarte|encontrarte|destrozarte|golpearte|buscarte|cazarte|quemarte|dispararte|acabar ..1 contigo?',
      'te|os mato|mataré|matare|reviento|reventaré|rajo|parto|partiré|rompo|romperé|encontraré|quemaré|degüello|mataremos|pego ..4 cara|vivo|cabeza|boca|piernas|huesos|cuello|hostia|tiro|casa|si|cuando|te|mierda',
      'te|os mataré|matare|mataremos|rajaré|violaré|apuñalaré|destrozaré',
      'sé|se|sabemos ..1 dónde|donde ..1 vives|vive|trabajas|vivís|duermes|estudian|viven',
      'averiguaré|descubriré|voy ..3 dónde|donde vives|trabajas',
      'vas|vais a ..2 morir|pagar|sufrir|sangrar|arrepentir|arrepentirte|lamentar|lamentarlo|pagarlo',
      'lo vas|vais a pagar|lamentar',
      'ojalá|ojala|espero ..2 que? ..1 te|os ..1 mueras|muráis|maten|violen|mates|pudras|atropelle|mate|muera|peguen',
      'ojalá|ojala|espero que? ..1 mueras|muráis|revientes|sufras',
      'muérete|muerete|múerete|muéranse ..1',
      'deberían|deberías|debería|habría|hay que|estar|haber? ..1 matarte|fusilarte|colgarte|muerto|muerta|pegarte|violarte|quemarte|ahorcarte|pegarte',
      'mereces|merecéis|merecés ..2 morir|morirte|muerte|paliza|tiro|mueras|violen|maten',
      'estás|estas|estáis muerto|muerta|muertos',
      'eres|sos ..2 muerto|muerta',
      'tus días están|estan contados',
      'cuidado|cuídate ..3 espalda|espaldas|calle',
      'te vas|vais a ..1 enterar',
      'si ..6 te mato|reviento|parto|rompo|rajo',
    ],
    egging: [
      'mátate|matate|suicídate|suicidate|ahórcate|ahorcate|cuélgate|cuelgate|córtate|cortate ..2',
      'tírate|tirate|lánzate|salta ..3 puente|ventana|balcón|tren|azotea|vías',
      'pégate|pegate un tiro',
      'córtate|cortate ..2 venas|muñecas',
      'deberías|debes|tendrías ..2 matarte|suicidarte|morirte|ahorcarte|colgarte',
      'por qué|que no te ..2 matas|suicidas|mueres|ahorcas|tiras|cuelgas',
      'hazlo|haznos ..3 favor ..3 mátate|matate|muérete|suicídate|suicidate',
      'el mundo|todos ..4 mejor ..1 sin ti|vos',
      'nadie te ..2 echará|extrañará|echaría|extrañaría ..2',
      'quítate|quitate la vida',
    ],
    distress: [
      'yo? quiero ..1 morir|morirme|matarme|suicidarme',
      'quiero ..2 morirme|morir|matarme|suicidarme|desaparecer ..1',
      'no quiero ..2 vivir|viviendo',
      'ya no ..2 quiero|puedo ..2 vivir|viviendo',
      'voy a ..1 matarme|suicidarme|quitarme|cortarme ..2',
      'me voy a ..1 matar|suicidar|cortar|ahorcar|tirar ..3 venas|puente|tren?',
      'me ..1 quiero matar|morir|suicidar',
      'pienso|pensando|pensado ..2 en ..2 suicid*|matarme|quitarme|morir|morirme',
      'mi vida no ..3 sentido|vale|importa',
      'estarían|estaría|estarán ..3 mejor sin mí',
      'ojalá|ojala|desearía ..2 estuviera|estuviese|estar muerto|muerta',
      'ojalá|ojala|desearía no ..1 despertar|despertarme|despertara',
      'ojalá|ojala|desearía no hubiera|haber nacido',
      'me corto|autolesiono|lastimo|hago ..3 brazos|daño|venas|piernas|misma|mismo',
      'no puedo más ..3 morir|morirme|matarme',
      'quitarme la vida',
      'acabar|terminar con mi vida',
    ],
    contempt: [
      'por qué|que no ..1 eliminamos|echamos|expulsamos|matamos|deshacemos|libramos|acabamos ..3 <group>',
      'prefiero|prefiriría|antes ..2 morir|muerto|muerta ..8 <group>',
      'perro|gato|mono|burro|rata|cerdo|piedra ..2 más|mas inteligente|listo|lista|útil|valioso que ..3 <group>',
      '<group> ..9 veterinario|zoológico|jaula',
      '<group> ..5 peor|mayor ..1 error',
      'si ..4 <group> ..2 me mataría|suicidaría|mataba|suicido',
      '<group> ..8 cuando ..1 empiece|comience|empecemos ..1 <harm>',
      '<group> ..6 por eso merecen ..1 <harm>',
      'mundo|país|sociedad ..5 mejor ..2 sin ..3 <group>',
      'nadie ..1 quiere|necesita|soporta|aguanta ..2 <group>',
      '<group> ..2 destruyen|arruinan|contaminan|infectan|envenenan ..3 país|sociedad|mundo|ciudad|cultura',
      '<group> ..3 culpa de todo',
      'todos|todas los|las <group> ..1 mienten|roban|apestan|estafan',
      '<group> ..4 derechos humanos',
      'derechos humanos ..2 <group> ..1 no',
      'no ..4 derechos humanos ..3 <group>',
      'vida ..2 <group> no ..1 valor|vale',
      'no ..1 encajará|encajarán|integrarán ..2 deberían|hay <harm>',
    ],
  },
};
