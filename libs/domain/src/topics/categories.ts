/** The categories of topics. Authors may not invent others, so that each is worth a filter. */
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
