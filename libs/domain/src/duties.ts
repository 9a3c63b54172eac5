/**
 * What an administrator may charge somebody with, each a custom claim of their token: to decide reports and appeals, and to
 * see how the service runs.
 */
export type Duty = 'moderator' | 'operator';
