import { readBank } from '@rostrum/bank/source';
import { topicOfCase, type TopicContent } from '@rostrum/domain';

/** A topic that everybody finds at the first start; the demo debates are on some of them. */
export type SeededTopic = Pick<TopicContent, 'motion' | 'category' | 'background'> &
  Partial<TopicContent> & { id: string };

/** Motions of the demo debates and of the guide. They have no case. */
const ofDemo: SeededTopic[] = [
  {
    id: 'free-transport',
    motion: 'This house would make city buses and trams free for everyone',
    category: 'Cities',
    background:
      'Some cities carry everybody without a fare, and some have tried it and gone back. The money for frequent service has to come from somewhere; so does the money for those whom a fare keeps at home.',
  },
  {
    id: 'local-vote',
    motion: 'This house would let the people of a street vote on what is built in it',
    category: 'Cities',
    background:
      'Neighbours know a street best and have the most to lose from noise and shadow. Those who would like to move there have no vote in it.',
  },
  {
    id: 'car-free-centre',
    motion: 'This house would close city centres to private cars',
    category: 'Cities',
    background:
      'Streets without cars are quieter and safer to cross. Shops, deliveries and people who cannot walk far have to be thought of.',
  },
  {
    id: 'primary-homework',
    motion: 'This house would end homework in primary schools',
    category: 'Education',
    background:
      'Practice at home helps some children and strains some families. The question is whether a small amount can be kept small, and for whom.',
  },
  {
    id: 'coursework',
    motion: 'This house would replace final school exams with coursework',
    category: 'Education',
    background:
      'An exam shows what is one’s own on one morning. Coursework shows what one can do with time and help. Both can be unfair, in different ways.',
  },
  {
    id: 'own-place-of-work',
    motion: 'This house believes that office workers should choose for themselves where they work',
    category: 'Work',
    background:
      'Working from home gives time back to one person and may take company from another. Who decides, and for whom, is the heart of it.',
  },
  {
    id: 'voting-age',
    motion: 'This house would lower the voting age to sixteen',
    category: 'Democracy',
    background:
      'People of sixteen work and pay tax in many places, and cannot vote in most. The debate is about duties, independence and where a line belongs.',
  },
  {
    id: 'choose-your-feed',
    motion: 'This house would make large platforms let people choose who sorts their feed',
    category: 'Technology',
    background:
      'The order of a feed decides what is seen. Opening it to other sorters gives people a choice, and raises the question of who answers for what they show.',
  },
  {
    id: 'museum-returns',
    motion: 'This house would return every object that a museum cannot show was freely given',
    category: 'Culture',
    background:
      'Many collections grew in times of conquest. Who the heirs are, what is lost by returning and what by keeping, is seldom simple.',
  },
  {
    id: 'ads-for-children',
    motion: 'This house would ban advertising that is aimed at children',
    category: 'Ethics',
    background:
      'Children find it hard to tell a story from a pitch. What counts as aimed at them, and who pays for their programmes afterwards, is disputed.',
  },
];

/** Case files of the bank, by their place in `content/motions`: one of many categories and regions each. */
const PLACES = new Set(
  `animals/zoos business/black-friday cities/venice-fee democracy/vote-online energy/renewables-alone family/sweden-grandparents
  food/less-meat-2050 health/sugar-tax internet/infinite-scroll justice/income-fines school/uniforms sport/var-worse
  transport/night-trains world/patriotism`.split(/\s+/),
);

const ofBank: SeededTopic[] = readBank()
  .filter(({ category, slug }) => PLACES.has(`${category}/${slug}`))
  .map((file) => ({ id: file.slug, ...topicOfCase(file) }));

export const topics: readonly SeededTopic[] = [...ofDemo, ...ofBank];
