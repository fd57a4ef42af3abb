import { call, confirm, type RowOf, refreshCalls, toast, toastProblem, type useT } from '@core/ui'
import { type Combination, CombineFields } from './combine-fields'

/** Asks how documents of dossiers become one, makes it, and opens it. @returns false when nothing was made */
export async function combineDocuments(
  t: ReturnType<typeof useT<'documents'>>,
  flows: readonly RowOf<'/api/flow'>[],
): Promise<boolean> {
  const asked: Combination = { kind: null, flow_id: flows[0]?.id ?? 0, documents: [], open: () => undefined }
  const isSure = await confirm({
    title: t('combineTitle'),
    text: <CombineFields flows={flows} asked={asked} />,
    verb: t('combineVerb'),
  })
  if (!isSure) return false
  const { kind, flow_id, documents } = asked
  if (!kind || !documents.length) {
    toast(t('nothing_to_combine'), { tone: 'danger' })
    return false
  }
  try {
    const { id, left_out } = await call('post', '/api/flow/combineflowsintodocument', {
      body: { selectedFlowIds: flows.map(flow => flow.id), kind, flow_id, documents: [...documents] },
    })
    await refreshCalls(`/api/${kind}`, '/api/flow')
    toast(left_out.length ? t('combinedWithout', { count: left_out.length }) : t('combined'))
    asked.open(`/${kind}_detail/${id}`)
    return true
  } catch (error) {
    toastProblem(error)
    return false
  }
}
