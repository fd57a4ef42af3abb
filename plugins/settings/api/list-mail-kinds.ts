import { call } from '@core/context/call'
import { Type as t } from '@sinclair/typebox'
import { listedMailKinds } from '../domain/list-mail-kinds'

/** The kinds of mail that the company may have templates of. */
export const listMailKinds = call({
  method: 'GET',
  path: 'mailtype',
  operationId: 'mailtype.list',
  access: { module: 'SETTINGS' },
  summary: 'Kinds of mail that the platform sends for the company, with what they are called',
  response: t.Array(t.Object({ type: t.String(), label: t.String() })),
  run: listedMailKinds,
})
