/**
 * The words that a writer may add: questions, links and courtesies, but no word that judges, orders, promises or
 * names.
 */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  `a about above across actually after again all also although an and another answer answers any apart are argue argued
  argues argument arguments as ask asked assume assumes assuming at back be because been before behind being between bear
  bears both brings but by came can case cases change changes claim claimed claims clear come comes compare could decide
  did difference differ different do does doing down each either else even ever every evidence example examples explain
  explained fair far first follow follows for from further give given gives go goes had has have having help here how
  however if in instance instead into is it its itself just kind know known last later leads least left less let like
  long look made main make makes many matter may mean means meant meet might missing more most much must nearer need needs
  neither next no nor not now of often on once one only open or other others otherwise our out over own part parts perhaps
  place please point points possible question questions rather reason reasons reply replied rest restatement said same say
  saying says second see seem seems shall should show shows side sides since so some something speak still stand stands
  statement such support supports sure take taken takes tell tells than that the their them then there these they thing
  things think this those though through to together too true true turn turns two under unless until up upon us very was
  way we weigh well were what whatever when where whether which while who whole why will with within without word words
  would yet you your`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
