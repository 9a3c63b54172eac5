import { notFound } from '../api-error.ts';
import type { LocalUser } from '../model.ts';
import { removeUser } from '../remove-user.ts';
import type { RequestContext } from '../request-context.ts';
import { userJson } from '../serializers.ts';
import { route } from './route.ts';

/** The user routes for a server with the secret key: the part of Clerk's Backend API that the product uses. */
export const backendRoutes = [
  route('GET', '/users/:', (context, id) => userJson(context, find(context, id))),
  route('DELETE', '/users/:', (context, id) => removeUser(context.app, find(context, id))),
];

function find({ app }: RequestContext, id = ''): LocalUser {
  const user = app.users.find(id);
  if (!user) throw notFound(`The user ${id}`);
  return user;
}
