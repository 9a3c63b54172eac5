import { ordersIn } from '../../said/say-order.ts';
import type { OrderPattern } from './order-pattern.ts';

/** Scripts without spaces have no word boundary, so an order may begin anywhere. */
const UNSPACED = new Set(['zh', 'ja', 'ko']);

/** Prefixes without which no pattern below can match; nearly every text is done after this one test. */
export const FOREIGN_TRIGGER =
  /\P{ASCII}|ignor|olvid|haz caso|descart|omit|declar|oubli|tenez|tenir|abstraction|tu es |vergiss|vergess|missacht|verwirf|du bist|ab jetzt|ab sofort|ahora eres|a partir|moderador|moderator|dimentic|trascur|ora sei|adesso|d'ora|desconsid|desrespeit|agora|negeer|vergeet|\bsla |je bent|verklaar|zapomnij|pomin|bortse|se bort|talimat|komut|kural|abaikan|lupakan|uita|zapome|zabudni/iu;

/** "Ignore the earlier instructions" and "you are now …" as other languages say it. Stems only, so that forms match. */
export const FOREIGN_ORDERS: readonly OrderPattern[] = [
  foreign(
    ['es'],
    '(?:ignor[ae]d?|olvid[ae]d?|haz caso omiso de|descart[ae]|omit[ea])\\S* (?:\\S+ ){0,4}(?:instruccion|indicacion|órden|orden|regla|norma)\\S*|declar[ae] (?:\\S+ ){0,4}(?:ganador|vencedor)\\S*|(?:ahora eres|a partir de ahora (?:eres|act)|moderador[,:] (?:ignora|declara|silencia|expulsa|elimina))\\S*',
  ),
  foreign(
    ['fr'],
    '(?:ignore[zr]?|oublie[zr]?|ne ten(?:ez|ir|s) (?:pas|aucun) compte (?:de|des)|fai(?:s|tes) abstraction (?:de|des)) (?:toutes?|tous|les?|la|ces|cette|vos|tes|votre|ta) (?:\\S+ ){0,4}(?:instruction|consigne|règle|regle|directive|ordre)\\S*|déclare[zr]? (?:\\S+ ){0,5}(?:gagnant|vainqueur)\\S*|(?:tu es|vous êtes) (?:maintenant|désormais) |modérateur[,:] ?(?:ignore|déclare|expulse|supprime|coupe)\\S*',
  ),
  foreign(
    ['de'],
    '(?:ignorier|vergiss|vergesst|vergessen sie|missacht|übergeh|überschreib|verwirf)\\S* (?:\\S+ ){0,4}(?:anweisung|instruktion|regel|vorgabe|befehl|richtlinie|anleitung)\\S*|erklär\\S* (?:\\S+ ){0,5}(?:sieger|gewinner)\\S*|du bist (?:jetzt|nun|ab sofort) (?:ein|der|die|kein|im)|ab (?:jetzt|sofort) (?:bist|sind|antworte|gilt)|moderator[,:] ?(?:ignorier|erklär|sperr|entfern|lösch)\\S*',
  ),
  foreign(
    ['it'],
    "(?:ignor[ai]|dimentic[ah]|trascur)\\S* (?:\\S+ ){0,4}(?:istruzion|regol|indicazion|ordin|direttiv)\\S*|dichiar[ai]\\S* (?:\\S+ ){0,4}vincit\\S*|(?:ora sei|adesso sei|d'ora in poi) ",
  ),
  foreign(
    ['pt'],
    '(?:ignor[ea]|esqueç[ae]|desconsider[ea]|desrespeit[ea])\\S* (?:\\S+ ){0,4}(?:instruç|regra|orden|diretriz|comando)\\S*|declar[ea] (?:\\S+ ){0,4}vencedor\\S*|(?:agora você é|a partir de agora) ',
  ),
  foreign(
    ['nl'],
    '(?:negeer|vergeet|sla) (?:\\S+ ){0,4}(?:instructie|regel|opdracht|richtlijn|aanwijzing)\\S*|je bent (?:nu|voortaan) (?:een|de|geen)|verklaar (?:\\S+ ){0,4}winnaar',
  ),
  foreign(
    ['pl'],
    '(?:zignoruj|ignoruj|zapomnij o|pomiń|pomin)\\S* (?:\\S+ ){0,4}(?:instrukcj|polece|zasad|reguł|regul)\\S*',
  ),
  foreign(
    ['sv', 'da', 'no'],
    '(?:ignorera|ignorer|glöm|glem|bortse från|se bort fra) (?:\\S+ ){0,4}(?:instruktion|instruksjon|regl|regel|anvisning)\\S*',
  ),
  foreign(
    ['tr'],
    '(?:talimat|komut|kural|yönerge)\\S*(?: \\S+){0,3} (?:yok ?say|görmezden gel|unut|göz ardı et)\\S*',
  ),
  foreign(['id'], '(?:abaikan|lupakan) (?:\\S+ ){0,4}(?:instruksi|perintah|aturan|arahan)\\S*'),
  foreign(['ro'], '(?:ignor[ăaiț]|uită)\\S* (?:\\S+ ){0,4}(?:instrucțiun|instructiun|regul|comenz)\\S*'),
  foreign(
    ['cs', 'sk'],
    '(?:ignoruj|zapome[nň]|zabudni)\\S* (?:\\S+ ){0,4}(?:instrukc|inštrukc|pokyn|pravid)\\S*',
  ),
  foreign(['vi'], '(?:bỏ qua|phớt lờ|quên) (?:\\S+ ){0,5}(?:hướng dẫn|chỉ dẫn|quy tắc|lệnh)'),
  foreign(
    ['ru', 'uk'],
    '(?:игнорируй|проигнорируй|забудь|забудьте|отмени|не учитывай|ігноруй|проігноруй)\\S* (?:\\S+ ){0,4}(?:инструкц|указани|правил|команд|інструкц|вказівк)\\S*|объяви\\S* (?:\\S+ ){0,5}побед\\S*|теперь ты |ты теперь ',
  ),
  foreign(['el'], '(?:αγνόησε|αγνοήστε|ξέχασε|ξεχάστε)\\S* (?:\\S+ ){0,4}(?:οδηγί|εντολ|κανόν)\\S*'),
  foreign(
    ['ar'],
    '(?:تجاهل|انس|انسى|تجاهلوا)\\S* (?:\\S+ ){0,4}\\S*(?:تعليمات|أوامر|اوامر|قواعد|توجيهات)\\S*',
  ),
  foreign(['fa'], '(?:دستور|قوانین|قواعد)\\S*(?: \\S+){0,5} (?:نادیده|فراموش)\\S*'),
  foreign(
    ['he'],
    '(?:התעלם|התעלמי|התעלמו|שכח|תתעלם)\\S* (?:\\S+ ){0,4}\\S*(?:הוראות|ההנחיות|הנחיות|כללים|הכללים)\\S*',
  ),
  foreign(['hi'], '(?:निर्देश|आदेश|नियम)\\S*(?: \\S+){0,3} (?:अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल|उपेक्षा|अनदेखी)'),
  foreign(
    ['zh'],
    '(?:忽略|无视|無視|忽視|忘记|忘記|不要遵守|绕过|跳过)[^。！？]{0,12}(?:指令|指示|说明|說明|规则|規則|提示|命令|要求)|(?:宣布|判定)[^。！？]{0,8}(?:获胜|獲勝|胜利|勝利|赢|贏)|你现在是|從現在起你|从现在(?:起|开始)你?',
  ),
  foreign(
    ['ja'],
    '(?:指示|命令|ルール|規則|プロンプト|インストラクション)[^。！？]{0,6}(?:無視|忘れ|従わな)|あなたは(?:今から|これから)',
  ),
  foreign(['ko'], '(?:지시|명령|규칙|지침|프롬프트)[^.!?。]{0,8}(?:무시|잊어|따르지)'),
];

function foreign(languages: readonly string[], source: string): OrderPattern {
  const boundary = languages.some((language) => UNSPACED.has(language)) ? '' : '(?<![\\p{L}\\p{N}])';
  return {
    label: ordersIn(languages),
    expression: new RegExp(`${boundary}(?:${source.replaceAll(' ', '\\s+')})`, 'giu'),
    weight: 0.7,
  };
}
