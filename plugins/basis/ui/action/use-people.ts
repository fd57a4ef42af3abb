import { type Option, useList, useT } from '@core/ui'
import described from '@openapi/fields/task'
import { EVERYBODY, HANDLER } from '../../contract/action-facts'

/** Whom a to-do can be for: a colleague, everybody or the handler of its dossier (R-ACT-008). */
export function usePeople(): Option<number>[] {
  const t = useT('basis')
  const users = useList('/api/user', { limit: 200, sort: 'name', ...described.fields.user_id.reference.among })
  return [
    { value: EVERYBODY, label: t('everybody') },
    { value: HANDLER, label: t('handler') },
    ...(users.data?.rows ?? []).map(({ id, fullname }) => ({ value: id, label: fullname })),
  ]
}
