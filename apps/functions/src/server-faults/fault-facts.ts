import { classOf, type ServerFault } from '@rostrum/domain';

/** What operators learn of an error: its class or its code, and its place in our files. */
export function factsOf(error: unknown): Pick<ServerFault, 'what' | 'place'> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = classOf(error);
  const what = CODE.test(code) ? `${known.split(':')[0]}:${code}` : known;
  return { what, place: placeIn(error instanceof Error ? (error.stack ?? '') : '') };
}

const CODE = /^[\w/-]{1,60}$/;
const FRAME = /([\w.-]{1,60}\.[jt]s:\d{1,7}:\d{1,7})\)?$/;

function placeIn(stack: string): string {
  const own = stack
    .split('\n')
    .find((line) => FRAME.test(line) && !line.includes('node_modules') && !line.includes('node:'));
  return (own && FRAME.exec(own)?.[1]) ?? '';
}
