import { on } from '@core/context/event'
import { countRecords, openRecord } from '@core/db/open-record'
import { above } from '@core/db/where'
import { Notification } from '@core/notifications/notification'
import { notify } from '@core/notifications/notify'
import { fileReceived } from '../contract'
import { Flow } from '../entities/flow'
import { departmentOf, whoHears } from './who-hears'

const TITLES = { picture: 'crm.photo_from', flowfile: 'crm.file_from' } as const

/** Milliseconds in which all that comes of one kind is one piece of news: customers send ten photos in a row. */
const TOGETHER = 10 * 60_000

/** Staff hear of what a customer sends: whose work the dossier is in its stage, or everyone (G-NOTIF). */
export const notifyUpload = on(fileReceived, 'notify-upload', async ({ type, id, flow_id, filename }, context) => {
  // One after the other: what comes at the same moment is one piece of news too.
  const flow = await openRecord(context, Flow, { id: flow_id, deleted_at: null }, { hold: true })
  if (!flow) return
  const since = new Date(Date.now() - TOGETHER)
  if (await countRecords(context, Notification, { flow_id, notifiable_type: type, date: above(since) })) return
  await notify(context, {
    type,
    id,
    flowId: flow_id,
    userId: await whoHears(context, flow, departmentOf(flow.status)),
    title: context.text(TITLES[type], { name: flow.relation_fullname }),
    body: filename,
    url: `/flow_detail/${flow_id}?options=files`,
  })
})
