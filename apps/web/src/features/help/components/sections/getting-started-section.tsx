import { LIMITS } from '@rostrum/domain';
import { Link } from '@rostrum/ui';
import { PATHS } from '../../../../shared/navigation/paths.ts';

export function GettingStartedSection() {
  return (
    <>
      <ol data-claim="guide-first-debate">
        <li>
          <Link href={PATHS.signUp}>Register</Link>, and say what the chair should call you.
        </li>
        <li>
          Open <Link href={PATHS.startDebate}>Room</Link> and write a motion: one sentence of{' '}
          {LIMITS.motionMinLength} to {LIMITS.motionMaxLength} characters that two people can disagree about.
          Choose your side, or leave it open, and who may find the debate.
        </li>
        <li>
          Send your opponent the link or the code. A code goes under{' '}
          <Link href={PATHS.joinDebate}>Join with a code</Link>.
        </li>
        <li>
          When both seats are taken and both of you are ready, the sides are locked and the preparation
          begins.
        </li>
        <li>Write when you have the floor. Yield when you are done; nobody gets the time you leave.</li>
        <li>At the end, read the report and download the record.</li>
      </ol>
      <p data-claim="guide-keyboard">
        Everything can be done from the keyboard: <kbd className="kbd">Ctrl K</kbd>,{' '}
        <kbd className="kbd">⌘K</kbd> or <kbd className="kbd">/</kbd> opens the search, which goes to every
        section, to debates that run now, and takes commands after <kbd className="kbd">&gt;</kbd>.
      </p>
    </>
  );
}
