import type { MotionPair } from './pairs.ts';

/**
 * Unfair and fair motions, written before the check's word lists and used only to measure it. The same author wrote
 * both, so the figure is an upper bound, not what strangers will see.
 */
export const HELD_OUT_PAIRS: readonly MotionPair[] = [
  {
    unfair: 'This house would finally stop greedy landlords from bleeding tenants dry',
    fair: 'This house would cap yearly rent increases at the rate of inflation',
  },
  {
    unfair: 'This house would end the barbaric practice of keeping animals in zoos',
    fair: 'This house would phase out zoos within ten years',
  },
  {
    unfair: 'This house believes that any sane person should support nuclear power',
    fair: 'This house believes that nuclear power should replace coal power',
  },
  {
    unfair: 'This house would rescue our children from the poison of social media',
    fair: 'This house would ban social media for under-sixteens',
  },
  {
    unfair: 'This house regrets the shameful failure of politicians to protect the elderly',
    fair: 'This house would raise the state pension by taxing wealth',
  },
  {
    unfair: 'This house would no longer let lazy students cheat their way through university with AI',
    fair: 'This house would allow students to use AI tools in university coursework',
  },
  {
    unfair: 'This house would scrap the useless, bloated House of Lords',
    fair: 'This house would elect the upper chamber of parliament',
  },
  {
    unfair: 'This house believes that good teachers deserve respect',
    fair: 'This house would pay teachers by the results of their pupils',
  },
  {
    unfair: 'This house would ban fast food adverts and make school lunches free',
    fair: 'This house would make school lunches free for every pupil',
  },
  {
    unfair: 'This house would do something about the climate',
    fair: 'This house would tax airline tickets by distance flown',
  },
  {
    unfair: 'This house believes that technology is good for society',
    fair: 'This house believes that smartphones have made friendships weaker',
  },
  {
    unfair: 'This house would punish rich parasites who dodge their taxes',
    fair: 'This house would publish the tax returns of the richest one per cent',
  },
  {
    unfair: 'This house, knowing how corrupt the media is, would fund public broadcasting',
    fair: 'This house would fund public broadcasting through general taxation',
  },
  {
    unfair: 'This house believes that everyone knows the death penalty is murder',
    fair: 'This house would abolish the death penalty in all cases',
  },
  {
    unfair: 'This house would stop wasting public money on pointless space adventures',
    fair: 'This house would cut public funding for crewed space missions',
  },
  {
    unfair: 'This house believes that cruelty to children is wrong',
    fair: 'This house would ban parents from smacking their children',
  },
  {
    unfair: 'This house would let hardworking families keep the money the state steals from them',
    fair: 'This house would abolish the inheritance tax',
  },
  {
    unfair: 'This house would crush the thugs who glue themselves to roads',
    fair: 'This house would make blocking a public road a criminal offence',
  },
  {
    unfair: 'This house believes that the so-called experts got the pandemic wrong',
    fair: 'This house believes that schools stayed closed too long in the pandemic',
  },
  {
    unfair: 'This house would improve healthcare',
    fair: 'This house would charge a fee for missed medical appointments',
  },
  {
    unfair: 'This house would make voting compulsory, and should lower the voting age',
    fair: 'This house would lower the voting age to sixteen',
  },
  {
    unfair: 'This house would protect innocent babies from abortionists',
    fair: 'This house would limit abortion to the first twelve weeks of pregnancy',
  },
  {
    unfair: 'This house believes that fake meat is disgusting and nobody should have to eat it',
    fair: 'This house would subsidise cultivated meat',
  },
  {
    unfair: 'This house prefers freedom to the nanny state and its petty rules',
    fair: 'This house would repeal taxes on sugary drinks',
  },
  {
    unfair: 'This house would hand back the looted treasures that arrogant museums cling to',
    fair: 'This house would return the Benin Bronzes to Nigeria',
  },
  {
    unfair: 'Don’t you think that homework ruins childhood?',
    fair: 'This house would abolish homework in primary schools',
  },
  {
    unfair: 'This house believes that peace is better than war',
    fair: 'This house would require a referendum before any military deployment abroad',
  },
  {
    unfair: 'This house would free helpless workers from the slavery of the gig economy',
    fair: 'This house would give gig workers the status of employees',
  },
  {
    unfair: 'This house believes that Muslims are a threat to Europe',
    fair: 'This house would ban the wearing of religious symbols by public officials',
  },
  {
    unfair: 'This house would make the internet better',
    fair: 'This house would require platforms to verify the age of users',
  },
  {
    unfair: 'This house believes that capitalism is bad',
    fair: 'This house would give employees a third of the seats on company boards',
  },
  {
    unfair: 'This house would not let clueless bureaucrats destroy small farms with red tape',
    fair: 'This house would exempt small farms from environmental reporting',
  },
  {
    unfair: 'This house regrets the tragic surrender of our streets to noisy e-scooters',
    fair: 'This house would ban rental e-scooters from city pavements',
  },
  {
    unfair: 'This house believes that appropriate punishments are needed for certain crimes',
    fair: 'This house would replace prison sentences under six months with community service',
  },
  {
    unfair: 'This house would stamp out filthy gambling firms that prey on the vulnerable',
    fair: 'This house would ban gambling sponsors from football shirts',
  },
  {
    unfair: 'This house believes that true crime shows are vulture entertainment for ghouls',
    fair: 'This house regrets the popularity of true crime',
  },
];
