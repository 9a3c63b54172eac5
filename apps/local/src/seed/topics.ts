/** A motion worth debating, in the words of its author. */
export interface AuthoredTopic {
  id: string;
  motion: string;
  category: string;
  background: string;
}

/** Motions of all kinds, written for this product. None of them needs a figure to be argued. */
export const topics: AuthoredTopic[] = [
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
    id: 'school-phones',
    motion: 'This house would keep phones out of schools altogether',
    category: 'Education',
    background:
      'A phone distracts, and it is also a library, a camera and the way home. Schools differ on whether to teach its use or to do without it.',
  },
  {
    id: 'philosophy-at-school',
    motion: 'This house would teach philosophy to every child from the age of eight',
    category: 'Education',
    background:
      'Children ask why before they can spell it. Time for one subject is taken from another, and not every teacher has studied it.',
  },
  {
    id: 'own-place-of-work',
    motion: 'This house believes that office workers should choose for themselves where they work',
    category: 'Work',
    background:
      'Working from home gives time back to one person and may take company from another. Who decides, and for whom, is the heart of it.',
  },
  {
    id: 'four-day-week',
    motion: 'This house would make four days the normal working week',
    category: 'Work',
    background:
      'Shorter weeks promise rest and sharper work. Hospitals, shops and small firms ask who is there on the fifth day.',
  },
  {
    id: 'open-pay',
    motion: 'This house would publish everybody’s pay',
    category: 'Work',
    background:
      'Open pay makes unfair gaps visible. It also makes a private matter public, and comparison does not always make people kinder.',
  },
  {
    id: 'voting-age',
    motion: 'This house would lower the voting age to sixteen',
    category: 'Democracy',
    background:
      'People of sixteen work and pay tax in many places, and cannot vote in most. The debate is about duties, independence and where a line belongs.',
  },
  {
    id: 'citizens-assembly',
    motion: 'This house would replace the upper chamber of parliament with citizens drawn by lot',
    category: 'Democracy',
    background:
      'A lottery favours nobody and needs no campaign. Those whom it picks were not chosen by anybody, and have to learn while they decide.',
  },
  {
    id: 'compulsory-voting',
    motion: 'This house would make voting a duty',
    category: 'Democracy',
    background:
      'Where everybody votes, parties have to speak to everybody. Where nobody is forced to, staying at home says something as well.',
  },
  {
    id: 'choose-your-feed',
    motion: 'This house would make large platforms let people choose who sorts their feed',
    category: 'Technology',
    background:
      'The order of a feed decides what is seen. Opening it to other sorters gives people a choice, and raises the question who answers for what they show.',
  },
  {
    id: 'ai-authorship',
    motion: 'This house would have every text that a machine wrote say so',
    category: 'Technology',
    background:
      'Readers may want to know who speaks. Much writing today is partly helped by machines, and the line between tool and author is not sharp.',
  },
  {
    id: 'right-to-repair',
    motion: 'This house would make makers supply spare parts for ten years',
    category: 'Technology',
    background:
      'Repair saves things from the tip and money for those who own them. Makers point to safety, design and the price of keeping parts.',
  },
  {
    id: 'short-flights',
    motion: 'This house would end short flights where a train goes instead',
    category: 'Environment',
    background:
      'A train is cleaner on the way, where there is one. Connections, price and places at the edge of the map complicate a simple rule.',
  },
  {
    id: 'meat-tax',
    motion: 'This house would tax meat',
    category: 'Environment',
    background:
      'A tax makes a price tell more of the truth. It also weighs most on those with the smallest shopping basket, unless it is given back.',
  },
  {
    id: 'rivers-as-persons',
    motion: 'This house would give rivers the legal standing of a person',
    category: 'Environment',
    background:
      'Somebody who has standing can go to court, and a river cannot speak. Others would have to, and they may not agree on what it wants.',
  },
  {
    id: 'museum-returns',
    motion: 'This house would return every object that a museum cannot show was freely given',
    category: 'Culture',
    background:
      'Many collections grew in times of conquest. Who the heirs are, what is lost by returning and what by keeping, is seldom simple.',
  },
  {
    id: 'night-libraries',
    motion: 'This house would open public libraries through the night',
    category: 'Culture',
    background:
      'A warm room with books serves shift workers, students and those with nowhere to be. Staff, safety and money speak for fewer hours.',
  },
  {
    id: 'ads-for-children',
    motion: 'This house would ban advertising that is aimed at children',
    category: 'Ethics',
    background:
      'Children find it hard to tell a story from a pitch. What counts as aimed at them, and who pays for their programmes afterwards, is disputed.',
  },
  {
    id: 'organ-consent',
    motion: 'This house would treat everybody as an organ donor who has not said no',
    category: 'Ethics',
    background:
      'A default saves lives and decides for those who never thought about it. Families, faith and trust in hospitals are part of the question.',
  },
  {
    id: 'zoos',
    motion: 'This house would close zoos',
    category: 'Ethics',
    background:
      'Zoos teach and breed, and they keep wild animals in small places. The debate asks whether the first can be had without the second.',
  },
];
