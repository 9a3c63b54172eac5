import { invalidField } from '../api-error.ts';
import { signInJson } from '../attempt-serializers.ts';
import { newId } from '../ids.ts';
import { asksForCode } from '../users-store.ts';
import type { SignInAttempt } from '../model.ts';
import type { RequestContext } from '../request-context.ts';
import { openSession } from './open-session.ts';
import { route } from './route.ts';

export const signInRoutes = [
  route('POST', '/client/sign_ins', beginSignIn),
  route('GET', '/client/sign_ins/:', (context, id) => answer(context, findAttempt(context, id))),
  route('POST', '/client/sign_ins/:/prepare_first_factor', (context, id) =>
    answer(context, findAttempt(context, id)),
  ),
  route('POST', '/client/sign_ins/:/attempt_first_factor', (context, id) =>
    tryPassword(context, findAttempt(context, id), context.body.fields['password'] ?? ''),
  ),
  route('POST', '/client/sign_ins/:/attempt_second_factor', (context, id) =>
    tryCode(context, findAttempt(context, id), context.body.fields['code'] ?? ''),
  ),
];

function beginSignIn(context: RequestContext) {
  const { identifier = '', password } = context.body.fields;
  const user = context.app.users.findByIdentifier(identifier);
  if (!user) throw invalidField('form_identifier_not_found', "Couldn't find your account.", 'identifier');
  const attempt = context.app.attempts.keepSignIn({
    id: newId('sia'),
    clientId: context.ensureClient().id,
    identifier,
    userId: user.id,
    awaitsSecondFactor: false,
    createdSessionId: null,
  });
  return password === undefined ? answer(context, attempt) : tryPassword(context, attempt, password);
}

function tryPassword(context: RequestContext, attempt: SignInAttempt, password: string) {
  const { users, attempts } = context.app;
  const user = users.find(attempt.userId);
  if (!user || !users.hasPassword(user, password)) {
    throw invalidField('form_password_incorrect', 'Password is incorrect. Try again.', 'password');
  }
  if (asksForCode(user))
    return answer(context, attempts.keepSignIn({ ...attempt, awaitsSecondFactor: true }));
  const session = openSession(context, user);
  return answer(context, attempts.keepSignIn({ ...attempt, createdSessionId: session.id }));
}

/** The code of the authenticator app: after the password, never instead of it. */
function tryCode(context: RequestContext, attempt: SignInAttempt, code: string) {
  const { users, attempts } = context.app;
  const user = users.find(attempt.userId);
  if (!attempt.awaitsSecondFactor || !user || !users.hasCode(user, code))
    throw invalidField('form_code_incorrect', 'Incorrect code', 'code');
  const session = openSession(context, user, true);
  return answer(
    context,
    attempts.keepSignIn({ ...attempt, awaitsSecondFactor: false, createdSessionId: session.id }),
  );
}

function answer(context: RequestContext, attempt: SignInAttempt) {
  const user = context.app.users.find(attempt.userId);
  if (!user) throw invalidField('form_identifier_not_found', "Couldn't find your account.", 'identifier');
  return context.reply(signInJson(context, attempt, user));
}

function findAttempt(context: RequestContext, id = ''): SignInAttempt {
  return context.app.attempts.signIn(id, context.client?.id);
}
