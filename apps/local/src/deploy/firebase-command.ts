import { Problem } from '../problem.ts';

const TARGETS = 'firestore,storage,functions,hosting';
/** A preview channel ends by itself. */
const CHANNEL_DAYS = 7;

/** What `npm run deploy` was asked for. */
type DeployOrder = {
  isDryRun: boolean;
  /** The preview channel of the hosting; null for the site itself. */
  channel: string | null;
  /** What is deployed, as `firebase deploy --only` names it. */
  targets: string;
  /** Every other argument, for the `firebase` command. */
  rest: string[];
};

/** @throws Problem if a preview channel is asked for in a way that does not exist */
export function readArguments(given: readonly string[]): DeployOrder {
  const rest = given.filter((one) => one !== '--dry-run');
  const channel = takeValue(rest, '--channel');
  const only = takeValue(rest, '--only');
  if (channel !== null && !/^[a-z0-9][a-z0-9-]{0,30}$/.test(channel))
    throw new Problem('--channel needs a name of small letters, digits and hyphens, such as --channel next.');
  if (channel !== null && only !== null)
    throw new Problem('A preview channel has the web client alone: leave out --only or --channel.');
  const targets = channel === null ? (only ?? TARGETS) : 'hosting';
  return { isDryRun: given.includes('--dry-run'), channel, targets, rest };
}

/** Whether the functions are among what is deployed. */
export const hasFunctions = ({ targets }: DeployOrder): boolean => targets.includes('functions');

/** The arguments of the `firebase` command. */
export function firebaseArguments(asked: DeployOrder, projectId: string, configFile: string): string[] {
  const { channel, targets, rest } = asked;
  const to = [`--project=${projectId}`, `--config=${configFile}`];
  return channel === null
    ? ['deploy', ...to, `--only=${targets}`, ...rest]
    : ['hosting:channel:deploy', channel, `--expires=${CHANNEL_DAYS}d`, ...to, ...rest];
}

/** Takes an option and its value, which may follow or come after `=`, out of the arguments; null without it. */
function takeValue(args: string[], name: string): string | null {
  const at = args.findIndex((one) => one === name || one.startsWith(`${name}=`));
  if (at < 0) return null;
  const [option = '', following = ''] = args.splice(at, args[at] === name ? 2 : 1);
  return option === name ? following : option.slice(name.length + 1);
}
