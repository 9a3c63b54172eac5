import { roomCodeSchema } from '@rostrum/domain';
import { PATHS } from '../../shared/navigation/paths.ts';
import { wantedPath } from './wanted-path.ts';

/** The code of the debate that a person was invited to, if the link of an invitation brought them here. */
export function invitedCode(): string | undefined {
  const { pathname, searchParams } = new URL(wantedPath(), location.origin);
  if (pathname !== PATHS.room) return undefined;
  const code = roomCodeSchema.safeParse(searchParams.get('join') ?? '');
  return code.success ? code.data : undefined;
}
