/** What topics are sorted under; an author may not invent others, so that each of them is worth a filter. */
export const TOPIC_CATEGORIES = [
  'Cities',
  'Culture',
  'Democracy',
  'Economy',
  'Education',
  'Environment',
  'Ethics',
  'Health',
  'Justice',
  'Media',
  'Sport',
  'Technology',
  'Work',
  'World',
  'Other',
] as const;
