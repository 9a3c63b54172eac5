import { BRAND } from '../brand.ts';

/** Words that only the house may use: no name may contain them, in any context. */
export const HOUSE_TITLES: readonly string[] = [
  BRAND.toLowerCase(),
  'moderator',
  'moderators',
  'administrator',
  'administrators',
  'admin',
  'admins',
  'sysadmin',
];

/** Parts and offices of the house that are also people's names: a name may not consist of these alone. */
export const HOUSE_OFFICES: readonly string[] = [
  'app',
  'chair',
  'help',
  'helpdesk',
  'host',
  'house',
  'judge',
  'moderation',
  'official',
  'operator',
  'operators',
  'root',
  'security',
  'speaker',
  'staff',
  'support',
  'system',
  'team',
];
