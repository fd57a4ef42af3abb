import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { recordAt, reference, text } from '@core/db/fields'

/** What comes along with a task of a template: a form to fill in, a document to make (S1 §3). */
export const TaskContextType = tenantEntity({
  name: 'taskcontexttype',
  properties: {
    description: text().nullable(),
    task_id: internal(reference('task', { whenGone: 'goAlong' })),
    vertical_id: recordAt('vertical', { whenGone: 'empty' }).nullable(),
    document_type_id: recordAt('documenttype', { whenGone: 'empty' }).nullable(),
    document_template_id: recordAt('document', { whenGone: 'empty' }).nullable(),
  },
})
