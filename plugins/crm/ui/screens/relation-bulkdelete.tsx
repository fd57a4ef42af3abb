import {
  Button,
  call,
  confirm,
  formatNumber,
  Loaded,
  Page,
  refreshCalls,
  toast,
  toastProblem,
  useCall,
  useT,
} from '@core/ui'
import { useBatch } from '@core/ui/lists'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type Asked, FIRST } from '../inactive/criteria'
import { CriteriaCard } from '../inactive/criteria-card'
import { FoundCard } from '../inactive/found-card'
import '../inactive/inactive.css'

const PAGE = 25
const MOST_SHOWN = 100

/** Finds relations that nothing happens with, and moves them to the trash together (SCR-036, R-REL-009). */
export default function RelationBulkdelete() {
  const t = useT('crm')
  const [criteria, setCriteria] = useState<readonly Asked[]>(FIRST)
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const [limit, setLimit] = useState(PAGE)
  const { follow, progress } = useBatch()
  const body = { criteria: [...criteria], limit }
  const found = useCall('post', '/api/relation/searchInactiveRelations', { body }, { keepPrevious: true, freshMs: 0 })
  const going = Math.max((found.data?.deletable ?? 0) - without.size, 0)

  function ask(asked: readonly Asked[]): void {
    setCriteria(asked)
    // Who was left out of others is not left out of these.
    setWithout(new Set())
    setLimit(PAGE)
  }

  function leave(id: number, leaves: boolean): void {
    const left = new Set(without)
    if (leaves) left.add(id)
    else left.delete(id)
    setWithout(left)
  }

  async function undo(id: number): Promise<void> {
    const { batchId } = await call('post', '/api/batch/{id}/undo', { params: { path: { id } } })
    await follow(batchId, t('inactiveBack'))
    await refreshCalls('/api/relation')
  }

  async function run(): Promise<void> {
    const title = t('inactiveSure', { count: going })
    if (!(await confirm({ title, text: t('inactiveSureText'), verb: t('inactiveGo'), danger: true }))) return
    const { batchId } = await call('post', '/api/relation/bulkdeleteInactive', {
      body: { criteria: [...criteria], without: [...without] },
    })
    const { done, refused, failedMessage } = await follow(batchId, t('inactiveGoing'))
    setWithout(new Set())
    await refreshCalls('/api/relation')
    if (failedMessage) return toast(failedMessage, { tone: 'danger' })
    toast(t('inactiveGone', { count: done - refused.length }), { undo: () => undo(batchId).catch(toastProblem) })
  }

  return (
    <Page
      title={t('inactiveRelations')}
      subtitle={t('inactiveIntro')}
      crumbs={[{ title: t('relations'), to: '/relation_overview' }]}
      actions={
        <Button
          variant="danger"
          icon={IconTrash}
          disabled={!criteria.length || going === 0 || found.isPlaceholderData}
          onClick={() => void run().catch(toastProblem)}
        >
          {t('inactiveMove', { total: formatNumber(going) })}
        </Button>
      }
    >
      <div className="crm-inactive">
        <CriteriaCard criteria={criteria} onChange={ask} />
        <div className="crm-inactive-found">
          <Loaded query={found} what={t('relationsLower')}>
            {answer => (
              <FoundCard
                found={answer}
                without={without}
                onLeave={leave}
                onMore={limit < MOST_SHOWN ? () => setLimit(limit + PAGE) : undefined}
              />
            )}
          </Loaded>
        </div>
      </div>
      {progress}
    </Page>
  )
}
