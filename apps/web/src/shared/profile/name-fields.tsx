import { hasWords, isBlank, LIMITS, tidyUsername, usernameRule } from '@rostrum/domain';
import { Field, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/profile';
import { refusedAt, type Refused } from '../commands/refused.ts';
import type { UsernameCheck } from './use-username-check.ts';

export type NameFieldsProps = {
  name: string;
  username: string;
  check: UsernameCheck;
  /** Whether somebody has tried to continue: from then on an empty field is a mistake. */
  tried: boolean;
  /** The server's refusal at the last save. */
  refused?: Refused | undefined;
  size?: 'lg';
  onName: (name: string) => void;
  onUsername: (username: string) => void;
};

/** The problem of a name; undefined if there is none. */
export function nameProblem(name: string): string | undefined {
  if (hasWords(name)) return undefined;
  return isBlank(name) ? m.nameMissing() : m.nameNeedsLetters();
}

/** Fields for a person's name, and a username that is checked as it is typed. */
export function NameFields(props: NameFieldsProps) {
  const { name, username, check, tried, refused, size, onName, onUsername } = props;
  const problem = check.is === 'bad' ? check.problem : undefined;
  return (
    <>
      <Field
        label={m.name()}
        error={tried ? nameProblem(name) : undefined}
        refused={refusedAt(refused, 'displayName')}
      >
        <TextInput
          {...(size && { size })}
          value={name}
          maxLength={LIMITS.nameMaxLength}
          autoComplete="name"
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={m.username()}
        hint={usernameRule()}
        good={check.is === 'free' ? m.usernameFree({ rule: usernameRule() }) : undefined}
        error={tried || username.length > 2 ? problem : undefined}
        refused={refusedAt(refused, 'username')}
      >
        <TextInput
          {...(size && { size })}
          prefix="@"
          value={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          verdict={check.is === 'free' ? 'good' : check.is === 'checking' ? 'checking' : undefined}
          onChange={(event) => onUsername(tidyUsername(event.currentTarget.value))}
        />
      </Field>
    </>
  );
}
