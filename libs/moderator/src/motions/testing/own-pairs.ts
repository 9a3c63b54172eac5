import type { MotionPair } from './pairs.ts';

/** Unfair and fair motions that the check was made with. */
export const OWN_PAIRS: readonly MotionPair[] = [
  {
    unfair: 'This house would abolish the cruel and outdated monarchy',
    fair: 'This house would replace the monarchy with an elected head of state',
  },
  {
    unfair: 'This house believes that it is obvious that vaccines should be mandatory',
    fair: 'This house would make the measles vaccine a condition of starting school',
  },
  {
    unfair: 'This house would stop evil corporations from poisoning our water',
    fair: 'This house would nationalise the water companies',
  },
  {
    unfair: 'This house would throw dangerous illegals out of the country',
    fair: 'This house would deport people whose asylum claim has failed',
  },
  {
    unfair: 'This house believes that honesty is important',
    fair: 'This house would require job adverts to state the salary',
  },
  {
    unfair: 'This house believes that children should be safe at school',
    fair: 'This house would put a police officer in every secondary school',
  },
  {
    unfair: 'This house would legalise cannabis and abolish prison sentences for all drug offences',
    fair: 'This house would legalise the sale of cannabis to adults',
  },
  {
    unfair: 'This house would raise the minimum wage. It would also cut the working week',
    fair: 'This house would raise the minimum wage to two thirds of the median wage',
  },
  { unfair: 'This house would tackle crime', fair: 'This house would decriminalise the possession of drugs' },
  {
    unfair: 'This house would take more action on homelessness',
    fair: 'This house would give every homeless person a flat without conditions',
  },
  {
    unfair: 'This house believes that religion is harmful',
    fair: 'This house would end state funding of religious schools',
  },
  {
    unfair: 'This house believes that social media is a cancer on democracy',
    fair: 'This house would ban political advertising on social media',
  },
  {
    unfair: 'This house would reasonably limit the use of certain drugs',
    fair: 'This house would ban the sale of vapes with sweet flavours',
  },
  { unfair: 'Should cars be banned?', fair: 'This house would ban private cars from city centres' },
  {
    unfair: 'Isn’t it time to end the madness of fossil fuels?',
    fair: 'This house would end all new licences for oil and gas fields',
  },
  {
    unfair: 'This house believes that women are too emotional to lead',
    fair: 'This house would reserve half the seats in parliament for women',
  },
  {
    unfair: 'This house would save the planet from corrupt oil barons',
    fair: 'This house would sue oil companies for the costs of climate change',
  },
  {
    unfair: 'This house would stop spoiled students from whining about fees',
    fair: 'This house would abolish tuition fees',
  },
  {
    unfair: 'This house regrets the disgraceful way in which the press hounds celebrities',
    fair: 'This house would give public figures a stronger right to privacy',
  },
  {
    unfair: 'This house believes that no decent person can defend hunting',
    fair: 'This house would ban trophy hunting',
  },
  {
    unfair: 'This house would replace our failed and rotten exam system',
    fair: 'This house would replace final exams with coursework',
  },
  {
    unfair: 'This house believes that health is more important than money',
    fair: 'This house would make patients pay for treatments of proven low value',
  },
  {
    unfair: 'This house supports justice',
    fair: 'This house would elect judges by popular vote',
  },
  {
    unfair: 'This house would stop the rigged and crooked lottery of school admissions',
    fair: 'This house would assign school places by lot',
  },
  {
    unfair:
      'This house believes that the heroic nurses should at last get what the heartless government denies them',
    fair: 'This house would let nurses strike without a minimum service rule',
  },
  {
    unfair: 'This house would ban zoos and would close circuses with animals',
    fair: 'This house would ban wild animals in circuses',
  },
  {
    unfair: 'This house would make schools great again',
    fair: 'This house would let parents see the inspection record of every teacher',
  },
  {
    unfair: 'This house believes that immigrants are to blame for low wages',
    fair: 'This house would set a yearly cap on work visas',
  },
  {
    unfair: 'This house would end the tyranny of political correctness',
    fair: 'This house would repeal hate speech laws',
  },
  {
    unfair: 'This house would support the arts',
    fair: 'This house would give every adult a yearly voucher for theatres and museums',
  },
  {
    unfair: 'This house believes that there is too much advertising',
    fair: 'This house would ban billboards in cities',
  },
  {
    unfair: 'This house believes that clearly the ridiculous war on drugs has failed miserably',
    fair: 'This house believes that drug prohibition has failed',
  },
  {
    unfair: 'This house would let noble whistleblowers expose the lies of the spies',
    fair: 'This house would pardon whistleblowers whose leaks served the public',
  },
  {
    unfair: 'This house would punish animal torturers in factory farms',
    fair: 'This house would ban cages for laying hens',
  },
  {
    unfair: 'This house would stop brainwashing pupils with gender nonsense',
    fair: 'This house would let parents withdraw children from lessons about gender',
  },
  {
    unfair: 'This house believes that football is better than politics and everybody should play it',
    fair: 'This house would pay women and men in national teams the same',
  },
];
