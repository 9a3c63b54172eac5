import * as m from '@rostrum/words/people-words';
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from './username.ts';

/** The rules for a username, in the words below the field. */
export const usernameRule = () => m.usernameRule({ least: USERNAME_MIN_LENGTH, most: USERNAME_MAX_LENGTH });
