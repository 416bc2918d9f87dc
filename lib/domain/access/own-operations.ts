import { listOf, noContent, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import {
  AlertViews,
  ChangeOwnPassword,
  SaveAlertViews,
  Session,
  SessionParams,
  UpdateOwnUser,
  User,
} from './schema';

// Operations of the signed-in person on their own account.

export const getOwnUser = operation({
  id: 'users.get_own',
  method: 'GET',
  path: '/v1/users/me',
  tag: 'People',
  scope: 'a session',
  summary: 'Get the signed-in person',
  answer: resource(User),
});

export const updateOwnUser = operation({
  id: 'users.update_own',
  method: 'PATCH',
  path: '/v1/users/me',
  tag: 'People',
  scope: 'a session',
  summary: 'Change the settings of the signed-in person',
  body: UpdateOwnUser,
  answer: resource(User),
  example: { email_notifications: false },
});

export const getAlertViews = operation({
  id: 'users.get_alert_views',
  method: 'GET',
  path: '/v1/users/me/alert-views',
  tag: 'People',
  scope: 'a session',
  summary: 'Get the saved alert views of the signed-in person',
  answer: resource(AlertViews),
});

export const saveAlertViews = operation({
  id: 'users.save_alert_views',
  method: 'PUT',
  path: '/v1/users/me/alert-views',
  tag: 'People',
  scope: 'a session',
  summary: 'Replace the saved alert views of the signed-in person',
  body: SaveAlertViews,
  answer: resource(AlertViews),
  errors: ['INVALID_STATE'],
  example: { views: [{ name: 'My sanctions hits', query: 'view=mine&category=Sanctions+Hit' }], revision: 0 },
});

export const changeOwnPassword = operation({
  id: 'users.change_own_password',
  method: 'POST',
  path: '/v1/users/me/password',
  tag: 'People',
  scope: 'a session',
  summary: 'Change the password of the signed-in person',
  description: 'Ends the person’s other sessions. Wrong current passwords are limited as at sign-in.',
  body: ChangeOwnPassword,
  answer: noContent,
  example: { current_password: 'the one until now', new_password: 'a sentence is easy to keep' },
});

export const endTour = operation({
  id: 'users.end_tour',
  method: 'POST',
  path: '/v1/users/me/end-tour',
  tag: 'People',
  scope: 'a session',
  summary: 'Stop showing the console’s tour to the signed-in person',
  answer: noContent,
});

export const listOwnSessions = operation({
  id: 'sessions.list',
  method: 'GET',
  path: '/v1/users/me/sessions',
  tag: 'People',
  scope: 'a session',
  summary: 'List the sessions of the signed-in person',
  answer: listOf(Session, { sorts: ['created_at'] }),
});

export const endOwnSession = operation({
  id: 'sessions.end',
  method: 'DELETE',
  path: '/v1/users/me/sessions/{session_token}',
  tag: 'People',
  scope: 'a session',
  summary: 'End a session of the signed-in person',
  params: SessionParams,
  answer: noContent,
});

export const endOtherSessions = operation({
  id: 'sessions.end_others',
  method: 'POST',
  path: '/v1/users/me/sessions/end-others',
  tag: 'People',
  scope: 'a session',
  summary: 'End all other sessions of the signed-in person',
  answer: noContent,
});
