import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { usePresence } from '@rostrum/data';
import { AppShell, PageSpinner } from '@rostrum/ui';
import * as m from '@rostrum/words/shell';
import { Outlet, useLocation } from 'react-router-dom';
import { useEnv } from '../../env-context.ts';
import { SuspensionLine } from '../../shared/casework/suspension-line.tsx';
import { Bell } from '../../shared/notices/bell.tsx';
import { useRulesReminder } from '../../shared/notices/use-rules-reminder.ts';
import { useSession } from '../../shared/session/session.ts';
import { ShellContext, type RoomCommandsAt } from '../../shared/shell/shell-context.ts';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { AccountMenu } from '../identity/account-menu.tsx';
import { SHELL_PLACES } from '../navigation/shell-links.ts';
import { sidebarSections } from './sidebar-sections.ts';
import { Search } from './search.tsx';
import { useDuties } from './use-duties.ts';
import { useSearchOpening } from './use-search-opening.ts';

/** After the page: no first visit waits for it. */
const AfterPage = lazy(async () => ({ default: (await import('./after-page.tsx')).AfterPage }));

const NO_COMMANDS: ReturnType<RoomCommandsAt> = [];

/** The signed-in shell around every page under `/app`, and the search that opens over it. */
export function AppLayout() {
  const { donationUrl } = useEnv();
  const { uid, logOut } = useSession();
  usePresence(uid);
  useRulesReminder(uid);
  const { pathname } = useLocation();
  const sections = useMemo(() => sidebarSections(), []);
  const search = useSearchOpening();
  const [fixed, setFixed] = useState(false);
  const [inLiveRoom, setInLiveRoom] = useState(false);
  const roomCommands = useRef<RoomCommandsAt>(null);
  const requests = useMemo(() => {
    const setRoomCommands = (commands: RoomCommandsAt | null) => void (roomCommands.current = commands);
    return { setFixed, setInLiveRoom, setRoomCommands };
  }, []);
  const commandsAt = useCallback<RoomCommandsAt>((nowMs) => roomCommands.current?.(nowMs) ?? NO_COMMANDS, []);

  return (
    <ShellContext value={requests}>
      <AppShell
        sections={sections}
        places={SHELL_PLACES}
        currentPath={pathname}
        supportHref={donationUrl}
        onLogout={logOut}
        onSearch={search.open}
        bell={<Bell uid={uid} />}
        account={<AccountMenu duties={useDuties()} />}
        inLiveRoom={inLiveRoom}
        fixed={fixed}
      >
        <SuspensionLine uid={uid} />
        <Suspense>
          <AfterPage isInLiveRoom={inLiveRoom} />
        </Suspense>
        <RouteErrorBoundary key={pathname}>
          <Suspense fallback={<PageSpinner label={m.opening()} />}>
            <Outlet />
          </Suspense>
        </RouteErrorBoundary>
      </AppShell>
      {search.text !== null && (
        <Search
          key={search.opening}
          initialText={search.text}
          roomCommandsAt={commandsAt}
          onClose={search.close}
        />
      )}
    </ShellContext>
  );
}
