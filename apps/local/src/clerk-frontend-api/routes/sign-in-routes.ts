import { invalidField } from '../api-error.ts';
import { signInJson } from '../attempt-serializers.ts';
import { newId } from '../ids.ts';
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
  const session = openSession(context, user);
  return answer(context, attempts.keepSignIn({ ...attempt, createdSessionId: session.id }));
}

function answer(context: RequestContext, attempt: SignInAttempt) {
  const user = context.app.users.find(attempt.userId);
  if (!user) throw invalidField('form_identifier_not_found', "Couldn't find your account.", 'identifier');
  return context.reply(signInJson(context, attempt, user));
}

function findAttempt(context: RequestContext, id = ''): SignInAttempt {
  return context.app.attempts.signIn(id, context.client?.id);
}
