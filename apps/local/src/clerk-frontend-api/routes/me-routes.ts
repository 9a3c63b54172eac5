import { invalidField } from '../api-error.ts';
import { checkPassword, checkUsername } from '../field-rules.ts';
import { parseMetadata } from '../metadata.ts';
import type { LocalUser } from '../model.ts';
import { removeUser } from '../remove-user.ts';
import type { RequestContext } from '../request-context.ts';
import { pictureUrl, sessionJson, userJson } from '../serializers.ts';
import type { UserChange } from '../users-store.ts';
import { route } from './route.ts';

/** The routes for the signed-in person's own account. */
export const meRoutes = [
  route('GET', '/me', (context) => context.reply(userJson(context, context.me()))),
  route('PATCH', '/me', updateMe),
  route('DELETE', '/me', deleteMe),
  route('POST', '/me/change_password', changePassword),
  route('POST', '/me/profile_image', addPhoto),
  route('DELETE', '/me/profile_image', removePhoto),
  route('GET', '/me/sessions', mySessions),
  route('GET', '/me/sessions/active', mySessions),
];

function updateMe(context: RequestContext) {
  const me = context.me();
  const { fields } = context.body;
  const change: UserChange = {
    ...(fields['first_name'] !== undefined && { firstName: fields['first_name'].trim() || null }),
    ...(fields['last_name'] !== undefined && { lastName: fields['last_name'].trim() || null }),
    ...(fields['username'] !== undefined && { username: freeUsername(context, me, fields['username']) }),
    ...(fields['unsafe_metadata'] !== undefined && {
      unsafeMetadata: parseMetadata(fields['unsafe_metadata']),
    }),
  };
  return context.reply(userJson(context, context.app.users.update(me, change)));
}

function freeUsername({ app }: RequestContext, me: LocalUser, wanted: string): string | null {
  const username = wanted.trim().toLowerCase();
  if (!username) return null;
  checkUsername(username);
  const owner = app.users.findByIdentifier(username);
  if (owner && owner.id !== me.id) {
    const message = 'That username is taken. Please try another.';
    throw invalidField('form_identifier_exists', message, 'username');
  }
  return username;
}

function deleteMe(context: RequestContext) {
  return context.reply(removeUser(context.app, context.me()));
}

function changePassword(context: RequestContext) {
  const me = context.me();
  const { current_password: current = '', new_password: wanted = '' } = context.body.fields;
  if (!context.app.users.hasPassword(me, current)) {
    throw invalidField('form_password_incorrect', 'Password is incorrect.', 'current_password');
  }
  checkPassword(wanted, 'new_password');
  return context.reply(userJson(context, context.app.users.changePassword(me, wanted)));
}

async function addPhoto(context: RequestContext) {
  const me = context.me();
  const { file } = context.body;
  if (!file || !/^image\/(png|jpeg|gif|webp)$/.test(file.type)) {
    throw invalidField('form_param_format_invalid', 'A photo must be PNG, JPEG, GIF or WebP.', 'file');
  }
  const imageId = context.app.images.add({ type: file.type, bytes: Buffer.from(await file.arrayBuffer()) });
  if (me.imageId) context.app.images.remove(me.imageId);
  const user = context.app.users.update(me, { imageId });
  const publicUrl = pictureUrl(context, user);
  return context.reply({ object: 'image', id: imageId, name: file.name, public_url: publicUrl });
}

function removePhoto(context: RequestContext) {
  const me = context.me();
  if (me.imageId) context.app.images.remove(me.imageId);
  context.app.users.update(me, { imageId: null });
  return context.reply({ object: 'image', id: me.imageId ?? '', deleted: true });
}

function mySessions(context: RequestContext) {
  const me = context.me();
  return context.app.sessions.ofUser(me.id).map((session) => ({
    ...sessionJson(context, session, me),
    latest_activity: {
      object: 'session_activity',
      id: `${session.id}_activity`,
      is_mobile: false,
      browser_name: 'Browser',
      ip_address: '127.0.0.1',
    },
  }));
}
