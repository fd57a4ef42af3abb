import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  formatNumber,
  Loaded,
  Page,
  refreshCalls,
  toast,
  toastProblem,
  useCall,
  useSave,
  useT,
} from '@core/ui'
import { useBatch } from '@core/ui/lists'
import { IconTrash, IconTrashX } from '@tabler/icons-react'
import { StayingRelations } from '../relation/staying-relations'

/** Empties the trash of the relations for good, with progress; who stays is told beforehand, and why (R-REL-002, R-REL-014). */
export default function RelationEmptytrash() {
  const t = useT('crm')
  const would = useCall('get', '/api/relation/emptytrash', undefined, { freshMs: 0 })
  const empty = useSave('post', '/api/relation/emptytrash')
  const { follow, progress } = useBatch()

  async function run(): Promise<void> {
    const { batchId } = await empty.send({})
    const { done, refused, failedMessage } = await follow(batchId, t('emptyTrash'))
    await refreshCalls('/api/relation')
    if (failedMessage) toast(failedMessage, { tone: 'danger' })
    else
      toast(
        refused.length > 0
          ? t('trashKept', { gone: formatNumber(done - refused.length), kept: formatNumber(refused.length) })
          : t('trashEmptied'),
      )
  }

  const toTrash = <ButtonLink to="/relation_overview?trash=1">{t('toTheTrash')}</ButtonLink>
  return (
    <Page title={t('emptyTrash')} crumbs={[{ title: t('relations'), to: '/relation_overview' }]} layout="narrow">
      <Loaded query={would} what={t('theTrash')}>
        {({ deletable, kept, refused }) => {
          if (deletable + kept === 0) return <EmptyState icon={IconTrash} title={t('trashIsEmpty')} actions={toTrash} />
          return (
            <div className="vk-stack">
              <Card title={t(deletable ? 'emptyTrashSure' : 'nobodyGoes')}>
                <div className="vk-stack">
                  <p className="vk-text-2">
                    {deletable > 0 &&
                      t(kept ? 'someGo' : 'emptyTrashText', { count: deletable, total: formatNumber(deletable) })}{' '}
                    {kept > 0 && t('stayInTrash', { count: kept, total: formatNumber(kept) })}
                  </p>
                  <div className="vk-row vk-row-wrap">
                    {deletable > 0 && (
                      <Button
                        variant="danger"
                        icon={IconTrashX}
                        busy={empty.isPending}
                        onClick={() => void run().catch(toastProblem)}
                      >
                        {t('emptyTrash')}
                      </Button>
                    )}
                    {toTrash}
                  </div>
                </div>
              </Card>
              {kept > 0 && <StayingRelations kept={kept} refused={refused} />}
            </div>
          )
        }}
      </Loaded>
      {progress}
    </Page>
  )
}
