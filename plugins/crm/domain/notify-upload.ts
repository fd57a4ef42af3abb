import { on } from '@core/events/event'
import { Notification } from '@core/notifications/notification'
import { notify } from '@core/notifications/notify'
import { fileReceived } from '../contract'
import { type FlowStage, type FlowStatus, stageOf } from '../contract/flow-status'
import { Flow } from '../entities/flow'

/** Who has a dossier in the stages that are not sales'. */
const HANDLER: Partial<Record<FlowStage, 'project_user_id' | 'office_user_id'>> = {
  project: 'project_user_id',
  invoice: 'office_user_id',
  aftercare: 'office_user_id',
}
const TITLES = { picture: 'crm.photo_from', flowfile: 'crm.file_from' } as const

/** Milliseconds in which all that comes of one kind is one piece of news: customers send ten photos in a row. */
const TOGETHER = 10 * 60_000

/** Staff hear of what a customer sends: who has the dossier in its stage, or everyone (G-NOTIF). */
export const notifyUpload = on(fileReceived, 'notify-upload', async ({ type, id, flow_id, filename }, context) => {
  const flow = await context.em.findOne(Flow, { id: flow_id, deleted_at: null })
  if (!flow) return
  const since = new Date(Date.now() - TOGETHER)
  if (await context.em.count(Notification, { flow_id, notifiable_type: type, date: { $gt: since } })) return
  const stage = stageOf(flow.status as FlowStatus)
  await notify(context, {
    type,
    id,
    flowId: flow_id,
    userId: flow[(stage && HANDLER[stage]) ?? 'user_id'] ?? null,
    title: context.text(TITLES[type], { name: flow.relation_fullname }),
    body: filename,
    url: `/flow_detail/${flow_id}?options=files`,
  })
})
