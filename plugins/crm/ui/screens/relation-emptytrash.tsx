import {
  asPage,
  Button,
  ButtonLink,
  EmptyState,
  Loaded,
  Page,
  refreshCalls,
  toast,
  toastProblem,
  useBatch,
  useCall,
  useSave,
  useT,
} from '@core/ui'
import { IconTrash, IconTrashX } from '@tabler/icons-react'

/** Empties the trash of the relations for good, with progress; what may not go stays (R-REL-002, R-REL-014). */
export default function RelationEmptytrash() {
  const t = useT('crm')
  const trashed = useCall('get', '/api/relation/trashed', { params: { query: { limit: 1 } } }, { freshMs: 0 })
  const empty = useSave('post', '/api/relation/emptytrash')
  const { follow, progress } = useBatch()

  async function run(): Promise<void> {
    const { batchId } = await empty.send({})
    const { done, refused, failedMessage } = await follow(batchId, t('emptyTrash'))
    await refreshCalls('/api/relation')
    if (failedMessage) toast(failedMessage, { tone: 'danger' })
    else
      toast(
        refused.length > 0 ? t('trashKept', { done: done - refused.length, kept: refused.length }) : t('trashEmptied'),
      )
  }

  const toTrash = <ButtonLink to="/relation_overview?trash=1">{t('toTheTrash')}</ButtonLink>
  return (
    <Page title={t('emptyTrash')} crumbs={[{ title: t('relations'), to: '/relation_overview' }]}>
      <Loaded query={trashed} what={t('theTrash')}>
        {answer => {
          const { total } = asPage(answer)
          if (total === 0) return <EmptyState icon={IconTrash} title={t('trashIsEmpty')} actions={toTrash} />
          return (
            <EmptyState
              icon={IconTrashX}
              title={t('emptyTrashSure')}
              text={t('emptyTrashText', { count: total })}
              actions={
                <>
                  {toTrash}
                  <Button
                    variant="danger"
                    icon={IconTrashX}
                    busy={empty.isPending}
                    onClick={() => void run().catch(toastProblem)}
                  >
                    {t('emptyTrash')}
                  </Button>
                </>
              }
            />
          )
        }}
      </Loaded>
      {progress}
    </Page>
  )
}
