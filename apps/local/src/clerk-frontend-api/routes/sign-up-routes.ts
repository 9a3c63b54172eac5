import { invalidField } from '../api-error.ts';
import { REQUIRED_SIGN_UP_FIELDS, signUpJson } from '../attempt-serializers.ts';
import { checkEmailAddress, checkPassword, checkUsername } from '../field-rules.ts';
import { newId } from '../ids.ts';
import { parseMetadata } from '../metadata.ts';
import { signUpFieldsSchema } from '../model.ts';
import type { SignUpAttempt, SignUpFields } from '../model.ts';
import type { RequestContext } from '../request-context.ts';
import { openSession } from './open-session.ts';
import { route } from './route.ts';

/** Sign-up needs no code from an e-mail here: nobody's letter box is reachable from a laptop. */
export const signUpRoutes = [
  route('POST', '/client/sign_ups', beginSignUp),
  route('GET', '/client/sign_ups/:', (context, id) =>
    context.reply(signUpJson(context, findAttempt(context, id))),
  ),
  route('PATCH', '/client/sign_ups/:', (context, id) => continueSignUp(context, findAttempt(context, id))),
];

function beginSignUp(context: RequestContext) {
  const clientId = context.ensureClient().id;
  const blank = { id: newId('sua'), clientId, fields: {}, createdSessionId: null, createdUserId: null };
  return continueSignUp(context, blank);
}

/** Stores the form's fields; once all required ones are present, it creates the account. */
function continueSignUp(context: RequestContext, before: SignUpAttempt) {
  const fields = { ...before.fields, ...filledIn(context.body.fields) };
  checkFields(context, fields);
  const attempt = context.app.attempts.keepSignUp({ ...before, fields });
  const complete = REQUIRED_SIGN_UP_FIELDS.every((field) => fields[field]);
  const after = complete ? createAccount(context, attempt) : attempt;
  return context.reply(signUpJson(context, after));
}

/** The known fields that are not empty. */
function filledIn(sent: Partial<Record<string, string>>): SignUpFields {
  return signUpFieldsSchema.parse(Object.fromEntries(Object.entries(sent).filter(([, value]) => value)));
}

function checkFields({ app }: RequestContext, fields: SignUpFields): void {
  const { email_address: email, username, password } = fields;
  if (email !== undefined) checkEmailAddress(email);
  if (username !== undefined) checkUsername(username.toLowerCase());
  if (password !== undefined) checkPassword(password);
  for (const [field, value] of [
    ['email_address', email],
    ['username', username],
  ] as const) {
    if (!value || !app.users.findByIdentifier(value)) continue;
    const thing = field === 'username' ? 'username' : 'email address';
    throw invalidField('form_identifier_exists', `That ${thing} is taken. Please try another.`, field);
  }
}

function createAccount(context: RequestContext, attempt: SignUpAttempt): SignUpAttempt {
  const { fields } = attempt;
  const user = context.app.users.create({
    email: fields.email_address ?? '',
    password: fields.password ?? '',
    username: fields.username ?? null,
    firstName: fields.first_name ?? null,
    lastName: fields.last_name ?? null,
    unsafeMetadata: parseMetadata(fields.unsafe_metadata),
  });
  const session = openSession(context, user);
  return context.app.attempts.keepSignUp({
    ...attempt,
    fields: { ...fields, password: '' },
    createdSessionId: session.id,
    createdUserId: user.id,
  });
}

function findAttempt(context: RequestContext, id = ''): SignUpAttempt {
  return context.app.attempts.signUp(id, context.client?.id);
}
