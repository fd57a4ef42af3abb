import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { recordAt, reference } from '@core/db/fields'

/** What came along with one task: the form that is filled in for it. */
export const TaskContext = tenantEntity({
  name: 'taskcontext',
  properties: {
    task_id: internal(reference('task', { whenGone: 'goAlong' })),
    taskcontexttype_id: internal(reference('taskcontexttype', { whenGone: 'empty' }).nullable()),
    flowdataitem_id: recordAt('flowdataitem', { whenGone: 'empty' }).nullable(),
    document_id: recordAt('document', { whenGone: 'empty' }).nullable(),
  },
})
