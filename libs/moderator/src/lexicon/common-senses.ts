import { list } from './inflect.ts';

/**
 * Identity words that are also everyday words ("a black coat", "old news", "the French wine"). They count as people
 * only beside a word for people, or if the sentence can only mean people.
 */
export const EVERYDAY_IDENTITY: ReadonlySet<string> = new Set(
  list(`black blacks white whites brown old older aged senior seniors young younger poor rich straight bi blind deaf mute depressed dwarf senior
    native natives foreign colored coloured religious special needs single fat obese overweight bald ginger left handed
    girl girls boy boys child children kid kids baby babies mother mothers chick chicks male males female females
    man men woman american americans british english french german italian spanish russian chinese japanese indian european
    european greek irish dutch swiss danish polish turkish canadian australian mexican czech swedish norwegian finnish thai
    korean austrian belgian welsh scottish portuguese vietnamese pole poles finn finns dane danes swede swedes scot scots
    redhead redheads blonde brunette traveller travellers outsider outsiders newcomer newcomers alien aliens witch witches
    veteran veterans vegan vegans widow widows bachelor bachelors elder elders boomer boomers teen teens
    teenager teenagers millennial millennials millenial millenials pensioner pensioners orthodox minority minorities depressed pregnant
    unmarried christian christians catholic catholics protestant protestants atheist atheists religion christianity
    islam judaism hinduism catholicism buddhism`).filter(
    (word) =>
      ![
        'woman',
        'man',
        'men',
        'religion',
        'christian',
        'christians',
        'catholic',
        'catholics',
        'christianity',
        'islam',
        'judaism',
      ].includes(word),
  ),
);
