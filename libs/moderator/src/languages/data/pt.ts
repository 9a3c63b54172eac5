import type { LanguageData } from '../language-data.ts';

export const PORTUGUESE: LanguageData = {
  language: 'pt',
  words: {
    you: 'você vocês vc vcs tu',
    youAre: `você_é vc_é vc_e vocês_são vcs_são és tu_és tu_é você_não_passa_de vc_não_passa_de você_parece`,
    insult: `idiota idiotas imbecil imbecis estúpido estúpida estúpidos cretino cretina babaca babacas otário otária otários
      trouxa trouxas palhaço palhaça palhaços retardado retardada retardados mongol mongoloide débil_mental débeis_mentais demente doente_mental
      filho_da_puta filha_da_puta filhos_da_puta fdp arrombado arrombada arrombados desgraçado desgraçada desgraçados vagabundo vagabunda vagabundos
      vagabundas puta putas vadia vadias corno corna cornos viado bicha escroto escrota
      escrotos cuzão cuzona merda bosta escória nojento nojenta canalha canalhas
      safado safada pilantra mentiroso mentirosa mentirosos hipócrita hipócritas covarde covardes fracassado fracassada perdedor ignorante
      ignorantes analfabeto analfabeta inútil inúteis nazista fascista fascistas
      cara_de_cu pau_no_cu trouxinha energúmeno energúmena lambe_botas puxa_saco
      acéfalo acéfala acéfalos aberração parvo parva parvalhão cabrão paneleiro`,
    badTrait: `estúpido estúpida burro burra idiota ridículo ridícula ridículos patético patética nojento nojenta inútil feio feia gordo gorda
      ignorante incompetente covarde desprezível asqueroso asquerosa repugnante medíocre falso falsa vergonhoso
      podre insignificante`,
    group: `mulher mulheres imigrante imigrantes estrangeiro estrangeiros refugiado refugiados judeu judeus judia judias muçulmano muçulmanos
      muçulmana muçulmanas gay gays homossexual homossexuais lésbica lésbicas trans transexual transexuais transgênero transgêneros pessoas_trans
      mulheres_trans gente_trans deficiente deficientes pessoas_com_deficiência pessoas_deficientes pessoa_com_deficiência negro negros negra
      negras pessoas_negras gente_negra preto pretos preta pretas africano africanos indígena indígenas índio índios
      nordestino nordestinos nordestina baiano baianos ciganos cigano árabe árabes asiáticos chineses venezolanos venezuelanos haitianos travesti travestis
      evangélicos católicos cristãos população_indígena povo_negro homem_trans pessoas_de_cor viado viados bicha bichas puta putas vadia vadias retardado retardados
      aleijados crioulos`,
    slur: `viadinho viadinhos boiola boiolas baitola baitolas sapatão sapatões sapatona traveco travecos
      neguinho_de_merda preto_de_merda pretos_de_merda negro_de_merda negros_de_merda
      judeu_de_merda judeus_de_merda judeuzinho mongoloide mongoloides débeis_mentais
      bugre bugres paraíba_de_merda nordestino_de_merda cabeça_chata
      índio_de_merda índios_de_merda maricas paneleiro paneleiros
      cigano_de_merda xing_ling feminazi feminazis piriguete piriguetes`,
    vermin: `escória lixo merda bosta praga peste parasitas parasita ratos baratas vermes animais bestas porcos cachorros
      selvagens bárbaros criminosos bandidos estupradores terroristas monstros monstro imundos imundo imunda imundas nojent* nojo repugnant*
      repulsiv* asqueros* inferior inferiores inúteis inútil doentes doente sujos sujas sujo suja antinatural aberração aberrações abominação anormal
      anormais depravad* pervertid* degenerad* burros burras idiotas estúpid* preguiços* vagabundos perigos* ladrões feios feias feio feia
      subumanos sub_humanos desprezíve* não_valem_nada não_presta não_prestam vergonha estorvo horríveis horrível
      maldito malditos demônios malignos escroto patéticos patéticas imundo vermes cuzões babacas mentirosos ignorantes hipócritas covardes atrasados fedidos podres traiçoeiros corruptos piores os_mais_burros seres_inferiores primitivos incivilizados sem_valor desprezíveis nojentos enjaulados
      imundo imunda imundos imundas imundície nojento nojenta cuzonas cuzões escória ignorant* vermes desprezív*
      vírus sanguessuga* serpentes piolhos diabos assassinos traidores trapaceiros erro_da_natureza desperdício retardados
      abominável abomináveis repugnante* vis sujeira porcaria lixos macacos asquerosos asquerosas dejetos
      uma_ameaça um_câncer`,
    hate: `odeio odiamos detesto detestamos desprezamos não_suporto não_aguento não_tolero me_enoja me_enojam enojam
      enoja abomino odeio fodam morte_a morte_aos morte_às
      nem_fodendo ir_se_fuder calar_a_porra_da_boca
      amaldiçoo maldit* para_o_inferno pro_inferno suporto_mais sumam fora_daqui que_se_danem se_danem
      se_fodam que_se_fodam fodam_se`,
    ought: `deveria deveriam devia deviam deve devem devemos tem_que têm_que tem_de têm_de merece merecem precisa precisam precisamos vou vamos
      quero queremos espero tomara poderia vão é_hora bora temos_que adoraria estaríamos interesse alguém e_se livrar próximo matássemos matarei atirarei matemos devia
      começar comece matarei`,
    harm: `morrer morram morra morressem matar mortos mortas morto morta matá matá_los mata exterminar exterminados exterminadas eliminar
      eliminados eliminadas executar executados queimar queimados queimadas enforcar enforcados enforcadas fuzilar fuzilados assassinar assassinados
      assassinadas espancar espancados espancadas espancada bater apanhar surra surrar estuprar estupradas estuprada apedrejar apedrejados
      castrar castrados torturar torturados linchar linchados decapitar aniquilar aniquilados atirar tiro gás gaseados esfaquear
      desaparecer sumir atacar atacados agredir agredidos agredidas erradicar erradicados esterilizar deportados trancafiados presos punidos
      machucar ferir câmara_de_gás extintos extinguir porrada dizimar dizimados cortar gargantas sofrendo sofrer erradicados massacrar matássemos matar executadas estuprar atirarei matarei esfaquear enjaulados matemos exterminemos executados chacina gás degolar
      atirar erradicadas erradicados enjauladas enjaulados estrangulasse estrangular
      estrangulados afogar afogados esfaqueados chicotear decapitados estuprados escravizar escravizados esmagar esmagados 
      executá_los baleados chutar chutados socar garganta apunhalar
      `,
    worth: `humanos humano humana humanas vida viver dignidade merece
      merecem valem vale existir seres
      valor`,
    negation: 'não nao n nunca jamais nenhum nenhuma ninguém nada nem tampouco sem',
    report: `disse diz dizem disseram dizendo dizer falou falar falou_que chamou chamar chamam chamado chamada chamaram chamando
      xingou xingar xingou xingam xingado escreveu escreve palavra palavras termo expressão citação gritou gritaram gritando frase segundo
      música filme livro título comentário afirma afirmar afirmou alega ameaçou ouvi leu li post tuíte ameaçar ameaça ameaças ameaçando cadeia prisão afirmação`,
    objection: `inaceitável errado errada falso mentira racista racismo machista homofóbico homofobia antissemita ofensivo ofensiva injusto
      horrível_dizer terrível estereótip* preconceito preconceitos ninguém_deveria ninguém_deve não_se_deve não_se_pode discriminação discriminar
      condeno repudio desrespeitoso absurdo intolerável vergonha_dizer nojento_dizer`,
    are: `não_passam_de nada_mais_que nada_além_de piores_que é são era eram ser continuam parecem só como tudo todos todas uns umas um uma muito tão nada_senão mais_do_que
      não_são_mais_do_que não_é_mais_do_que nada_além_de não_passa_de não_sinto_nada_além_de`,
    they: 'eles elas esses essas estes estas são',
    harmless: `sapatos sapato arrombada_a_porta lixo_eletrônico macacão puta_merda puta_que_pariu puta_que_paril to_puta tô_puta fico_puta putas_que_pariu`,
    praise: `maravilhoso maravilhosa maravilhosos maravilhosas incrível incríveis amo amamos adoro orgulho orgulhoso orgulhosa lindo linda lindos lindas inteligente inteligentes respeito respeitamos admiro admiráveis bem_vindos celebrar fantástico fantásticos gentis ajudar apoiar proteger corajosos corajosas excelentes ótimos ótimas melhores felizes feliz obrigado legal legais bons`,
    turn: 'mas porém portanto por_isso logo entretanto contudo',
    as: 'tão mais',
    about: `contra com entre`,
    single: `é está estão era foi seja`,
    concern: `evitar evitemos impedir prevenir proteger salvar ajudar porque quem muitas muitos milhares alguns algumas vítimas tratados tratadas tratamos o_ódio do_ódio ao_ódio`,
    owed: `direitos direito respeito iguais igual amor confiança confiar compaixão proteção normais normal`,
    swear: `grande pobre velho velha maldito maldita sujo suja`,
    beast: `burro burra burros porco porca vaca cadela cachorra veado rato verme vermes parasita jumento jumenta anta asno besta animal piranha babuíno lixo cabra`,
  },
  forms: {
    insult: [
      'seu|sua|seus|suas <badTrait>|<swear>? <insult>',
      '^ seu|sua|seus|suas <badTrait>|<swear>? <beast> .',
      'pedaço|monte|saco|bando|cambada de <insult>|merda|bosta',
      'vai|vá|vão|va tomar|tomá no|em cu|rabo',
      'vai|vá|vão se|te foder|fuder',
      '^ vai|vá|vão se|te ferrar|lascar|catar .',
      'vai|vá|vão pra|para|à|a merda|inferno|caralho|pqp|puta ,',
      'vai|vá pra|para puta que',
      'foda|fode|fodam se|te <insult>',
      'cala|calem|fecha a|essa|esse|o|sua boca|matraca|bico',
      'puta que te|vos pariu',
      'sua mãe|mae é? uma|aquela? <insult>',
      'você|vc|vocês|tu me dá|dão|dás nojo|ânsia ,',
      'tenho|sinto nojo|vergonha de você|vc|vocês|ti',
      'você|vc|vocês|tu ..1 não|nao tem|tens cérebro|cerebro|vergonha|neurônio',
      'gente como você|vc|vocês|tu é|são|merece ..1 <vermin>|nojo|<insult>',
      'que <insult> que? você|vc|vocês|tu|<youAre>',
      'como <youAre> ..1 <badTrait>|<insult>',
      'lixo|verme humano|humana',
    ],
    threat: [
      'vou|vamos|irei te|lhe|vos esfaquear|espancar|estuprar|degolar|esquartejar|estrangular|fuzilar',
      'vou|vamos|irei te|lhe|vos matar ,',
      'vou|vamos|irei te|lhe|vos matar <insult>|seu|sua|desgraçado|na|quando',
      'vou|vamos|irei te|lhe|vos quebrar|arrebentar|estourar|rachar|partir|socar|amassar|meter a|as|o|os|sua|toda|tua ..1 cara|pernas|braços|dentes|cabeça|nariz|ossos|pescoço|costelas|fuça|fuças|dedos|boca',
      'vou|vamos|irei te|lhe quebrar|arrebentar todo|toda|inteiro|na',
      'vou|vamos|irei te|lhe dar|meter|enfiar um|uns|dois|umas|uma tiro|tiros|soco|socos|facada|facadas|paulada',
      'vou|vamos|irei te|lhe meter bala',
      'vou|vamos|irei te|lhe encher de porrada|bala|tiro|soco',
      'vou|vamos|irei|matá matar|matá|espancar|estuprar|esfaquear você|vc|vocês ,',
      'vou|vamos|irei quebrar|arrebentar|rachar|estourar sua|tua|suas|tuas cara|pernas|braços|dentes|cabeça|nariz|ossos|pescoço|costelas|fuça|fuças|dedos|boca',
      'te|lhe quebro|arrebento|estouro|parto|racho|rebento a|as|o|os|tua|sua ..1 cara|pernas|braços|dentes|cabeça|nariz|ossos|pescoço|costelas|fuça|fuças|dedos|boca',
      'te mato|matarei ,',
      'eu te mato|matarei ,',
      'te mato|matarei <insult>|seu|sua|desgraçado',
      'te encho de porrada|bala|tiro|soco',
      'te|lhe meto bala',
      'te|lhe meto um|uma|a porrada|tiro|faca|facada',
      'sei|sabemos|descobri onde você|vc|vocês|tu mora|moram|moras|trabalha|trabalhas|dorme|estuda',
      'sei|sabemos onde sua|tua família|mãe|filha|filho mora|estuda|trabalha',
      'você|vc|vocês|tu merece|merecem|mereces morrer|apanhar ,',
      'você|vc|vocês|tu vai|vão|vais morrer <insult>|seu|desgraçado',
      'espero|tomara|desejo|quero que você|vc|vocês|tu morra|morram|morras|apodreça|exploda ,',
      'espero|tomara|desejo|quero que você|vc|vocês|tu morra|morram de|com câncer',
      'espero|tomara|desejo|quero que te|alguém|alguem te? matem|estuprem|mate|estupre|atropele|atropelem ,',
      '^ morra|morre|morram <insult>|desgraça|desgraçado|praga|diabo|peste|seu|sua',
      '^ morra|morre|morram logo? .',
      'deviam|deveriam|deveria|devia|tinham que? te|lhe matar|fuzilar|enforcar|espancar|estuprar|queimar ,',
      'devia|deviam|deveria|deveriam te dar um tiro ,',
      'você|vc|vocês|tu ..1 merece|merecem|mereces a|um|uma|ser morte|tiro|surra|estuprada|enforcado|fuzilado|morto|espancado ,',
      'você|vc|vocês|tu está|tá|ta|estás morto|morta|fodido <insult>|seu|desgraçado',
      '<youAre> um homem|cara morto',
      'seus|teus dias estão|estao contados',
    ],
    egging: [
      '^ se mata|mate|enforca|suicida|enforque|suicide logo|porra|aí|ai|vai|caralho? .',
      '^ se mata|mate|enforca|suicida logo? <insult>|seu|sua',
      '^ mata|mate|suicide|enforque se .',
      '^ vai|vá|vão logo? se|te matar|enforcar|suicidar|mata .',
      '^ pula|pule|salta da|do|de uma|um? ponte|janela|prédio|telhado|varanda',
      '^ se? joga|jogue se? da|do|de|na uma|um|frente? ..1 ponte|janela|prédio|trem|telhado',
      'corta|corte os|teus|seus pulsos',
      'corta|corte as|tuas|suas veias',
      'você|vc|vocês|tu devia|deveria|devias|deviam se|te matar|suicidar|enforcar ,',
      'você|vc|vocês|tu devia|deveria|devias|deviam morrer ,',
      'por|pq que? você|vc|vocês|tu não|nao se|te mata|suicida|enforca|mate logo? ,',
      'por|pq que? você|vc|vocês|tu não|nao se|te joga da|do|de ..1 ponte|janela|prédio',
      'mundo|todos|todo|gente seria|ficaria|estaria|estariam|estaríamos|viveria ..1 melhor sem você|vc|ti|vocês ,',
      'ninguém|ninguem vai|iria sentir falta|saudade|saudades sua|de você|vc|ti? .',
      'ninguém|ninguem sentiria|sentirá|sente ..1 falta|saudade sua|de você|vc|ti? .',
      '^ tira|tire sua|tua|a própria? vida .',
      'faz|faça|façam ..2 favor ..4 e some|suma|desaparece|desapareça|sumam deste|desse|do|da|de ..3 mundo|planeta|terra|vida',
      'faz|faça|façam ..2 favor ..4 e morre|morra|suicide',
      'faz|faça|façam ..2 favor ..4 e se mata|mate|enforca',
      'para|pare|parem de comer até|ate não|nao sobrar|restar|ficar mais? nada de você|vc|ti',
      'livra|livre|livrem nos|a|o gente|mundo? de você|vc|ti ,',
      'livra|livre|livrem nos|a|o gente|mundo? da|de sua|tua presença|existência',
    ],
    distress: [
      'quero|queria|preciso só|apenas|realmente? morrer ,',
      'quero|vou|queria|tentei|penso|pensei|pensando em? me matar|suicidar|enforcar ,',
      'me matar|suicidar hoje|amanhã|logo|agora ,',
      'não|nao quero|aguento|consigo mais? viver|existir|acordar mais|assim? ,',
      'cansei|cansado|cansada de viver|existir ,',
      'penso|pensando|pensei|pensado em suicídio|morrer ,',
      'penso|pensando|pensei|pensado em me suicidar|matar ,',
      'tenho|tive ..1 pensamentos|ideias suicidas',
      'minha vida não|nao tem|faz mais|nenhum? sentido ,',
      'minha vida não|nao vale mais? nada ,',
      'todos|mundo|eles|vocês|família seria|ficaria|ficariam|estariam|estaria ..1 melhor sem mim',
      'queria|gostaria|preferia de? estar morto|morta ,',
      'queria|gostaria|preferia ..1 nunca|não ter nascido',
      'queria|gostaria não|nao|de acordar mais ,',
      'me mutilo|automutilo',
      'me corto nos|os|as braços|pulsos|pernas',
      'acabar|terminar com a? minha vida',
      'tirar a? minha própria? vida',
      'tomei todos|muitos|vários ..3 comprimidos|remédios ..2 para|pra morrer',
    ],
    hatred: [
      '<group> ..1 me|nos dão|dá ..1 nojo',
      'farto|farta de ..3 <group> como você|vocês',
      'sinto|tenho ..4 nojo|ódio|desprezo|raiva|aversão|desdém|repulsão ..4 <group>',
      '<group> ..4 sinto|tenho ..3 nojo|ódio|desprezo|raiva|aversão|desdém|repulsão',
      '<group> ..2 dão|dá nojo',
      'desprezo os|as|todos|todas|esses ..1 <group>',
      'livrar|livrarmos|livramos de|dos|das ..2 <group>',
    ],
    contempt: [
      'não há espaço|lugar neste|nesse planeta|mundo|país para ..2 <group>',
      'fora <group> ,',
      'voltem|volta|volte|vão pra|para ..2 país|terra|casa ..2 <group> ..5 nada a|pra|que|para dizer|falar|fazer',
      'por|porque que? não nos livramos ..3 <group>',
      'prefiro|preferia|preferiria ..1 morrer|morto|morta ..7 <group>',
      'cachorro|cão|gato|macaco|burro|rato|porco|pedra ..2 mais esperto|inteligente|útil|esperta ..3 <group>',
      '<group> ..9 veterinário|zoológico|jaula',
      '<group> ..6 maior|pior ..1 erro',
      'se eu ..4 <group> ..2 mataria|suicidaria',
      '<group> ..8 quando eu ..3 começar|atirar|matar ..2 <harm>',
      '<group> ..9 merecem ..1 <harm>',
      'vermes|animais|lixo|parasitas como ..3 <group>',
      'mundo|país|sociedade ..5 melhor ..2 sem ..3 <group>',
      'ninguém ..1 gosta|quer|suporta|precisa ..3 <group>',
      '<group> ..2 destroem|arruínam|contaminam|infectam|envenenam ..3 país|sociedade|mundo|cidade|cultura',
      '<group> ..3 culpa de tudo',
      'todos|todas os|as <group> ..1 mentem|roubam|fedem|enganam',
      'vidas ..2 <group> ..2 nenhum|nada ..1 valor',
      'desprezo ..3 por ..2 <group>',
    ],
  },
};
