import { call, confirm, type RowOf, toast, type useT } from '@core/ui'

/** How often the progress of a batch is asked for. */
const ASK_MS = 500

const wait = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** Sees a batch to its end. */
async function ended(id: number) {
  for (;;) {
    const batch = await call('get', '/api/batch/{id}', { params: { path: { id } } })
    if (batch.progress === 100) return batch
    await wait(ASK_MS)
  }
}

/** Begins projects in dossiers; where a customer agreed to nothing that is asked first (R-FLOW-029, C-0532). */
export async function startProjects(
  t: ReturnType<typeof useT<'project'>>,
  rows: readonly Pick<RowOf<'/api/flow'>, 'id'>[],
): Promise<void> {
  const selectedFlowIds = rows.map(({ id }) => id)
  const { unagreed } = await call('post', '/api/flow/testProjectStart', { body: { selectedFlowIds } })
  const question = { title: t('startUnagreed'), verb: t('startProjects') }
  if (unagreed.length && !(await confirm(question))) return
  const { batchId } = await call('post', '/api/flow/startprojectphase', { body: { selectedFlowIds } })
  const { refused } = await ended(batchId)
  toast(t('projectsStarted', { count: selectedFlowIds.length - refused.length }))
  const [first] = refused
  if (first) toast(t('notStarted', { count: refused.length, reason: first.message }), { tone: 'danger' })
}
