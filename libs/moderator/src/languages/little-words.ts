/**
 * The commonest little words of the languages in Latin letters that are read here, without those of one plain letter. Several
 * belong to more than one.
 */
const LITTLE_WORDS = {
  en: `the an is are was am be to of in on and or not no you your we they he she it this that what who why do does did don
    can will with for from as at by my me if so all but have has there here more him her his them their our us been were
    would should could just only too very when how about`,
  de: `der die das den dem des ein eine einen einem einer ist sind war bin bist seid du ich er sie es wir ihr und oder
    aber nicht kein keine mit von zu zum zur im in am an auf aus für so wie was wer warum doch nur auch sehr mir dir mich
    dich sich hier da dann noch schon hat habe haben wird werden man dein deine mein meine uns euch ihn ihm ihre alle
    alles diese dieser dieses wenn weil dass als bei nach über vor unter mehr nichts etwas immer um ja nein ne`,
  es: `el la los las un una unos es son eres soy está están estás era de del al en no que qué por para con sin se me te le
    lo su sus mi tu más muy como pero si sí ya esto eso este esta ese esa hay nada todo todos tan nadie ni yo él ella nos
    nuestro eran fue ser cuando donde porque también solo toda todas aquí`,
  fr: `le la les un une des du de est sont es suis êtes et ou ne pas que qui quoi ce cette je tu il elle nous vous ils on
    en dans pour par avec sans sur au aux se me te mon ton son ma ta sa mes tes ses plus très mais si ont tout tous toute
    toutes rien fait être était lui leur leurs notre votre donc quel quelle ai as eu où`,
  it: `il lo la gli le un una uno è sono sei siamo di del della dei al alla da in non che chi per con senza su si mi ti ci
    ne più molto ma se come questo questa quello mio tuo suo mia tua sua tu io lui lei ha hai ho anche no nel nella quel
    quella era erano sta stai sto voi vi noi tutto tutti niente proprio così solo quando dove perché quale vai`,
  pt: `os as um uma é são és sou de do da dos das em no na nos nas ou não que quem por para com sem se me te lhe meu seu
    minha sua mais muito como mas isso isto esse essa este você eu ele ela tu ao está todos todas tudo nada pra pro to tá
    vai vou foi era estou só já também quando nem ser tão pode podem deve devem ter alguém ta so pq vc mto tem sim tava
    todo toda ai aí aqui`,
  nl: `de het een is zijn ben bent je jij ik hij zij ze we wij en of niet geen met van voor aan op in te om dat die dit
    wat wie waarom maar ook nog er naar zo als mijn jouw hier me mij jou ons onze jullie hun hen haar was waren heeft heb
    hebben wordt worden kan moet moeten alle alles meer deze`,
  pl: `na do nie to jest są się że co kto jak ale czy od po za dla ty ja on ona my wy bardzo tak tylko już tym ten ta te
    jesteś jestem był była było mnie mi ci cię go jej ich im was nas mam masz ma mają nic coś gdy jeśli przez przy`,
};

const SETS = Object.entries(LITTLE_WORDS).map(
  ([language, words]) => [language, new Set(words.split(/\s+/))] as const,
);

/** How many of some lower-case words are little words of each language, the language with the most first. */
export function countLittleWords(words: readonly string[]): (readonly [language: string, count: number])[] {
  return SETS.map(
    ([language, set]) => [language, words.filter((word) => set.has(word)).length] as const,
  ).toSorted(([, one], [, other]) => other - one);
}
