import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { idParams } from '@core/resource/schemas'
import { checkUser } from '../domain/integrations-of'
import { Integration } from '../entities/integration'

/**
 * Nobody at the other side has to be told that an address was forgotten, so both of them only forget it; a kind of
 * calendar that is asked to let go is asked by the first and not by the second (R-INTG-001).
 */
const unlink = (method: 'DELETE' | 'POST', path: string, summary: string) =>
  call({
    method,
    path,
    access: { role: 100 },
    summary,
    params: idParams,
    response: 'nothing',
    async run(context, { params: { id } }) {
      const link = await openRecord(context, Integration, { id, kind: 'gcal' })
      if (!link) throw notFound()
      await checkUser(context, link.user_id)
      await deleteRows(context, Integration, { id })
      context.log({ type: 'user', id: link.user_id, description: 'calendar_unlinked' })
      return undefined
    },
  })

export const unlinkCalendar = [
  unlink('DELETE', 'integrations/gcal/:id', 'Unlink a calendar; of others for role 5000 only'),
  unlink('POST', 'integrations/gcal/:id/forceremove', 'Remove the link of a calendar whatever the other side says'),
]
