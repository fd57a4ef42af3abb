import { Button, confirm, refreshCalls, toast, useCurrentUser, useSave, useT } from '@core/ui'
import { useBatch } from '@core/ui/lists'
import { Setting } from '@plugins/settings/contract/settings-page'
import { IconRefresh } from '@tabler/icons-react'

/** Makes what the board shows of all dossiers anew (R-SET-010, G-RESETLEADS). */
export function ResetCards() {
  const t = useT('crm')
  const { currentcompany_id, role } = useCurrentUser()
  const reset = useSave('post', '/api/company/{id}/resetallleads')
  const { follow, progress } = useBatch()

  async function ask(): Promise<void> {
    if (!(await confirm({ title: t('resetLeadsAsk'), text: t('resetLeadsHelp'), verb: t('resetLeads') }))) return
    const { batchId } = await reset.send({ params: { path: { id: currentcompany_id } } })
    await follow(batchId, t('resetLeads'))
    await refreshCalls('/api/flow', '/api/user')
    toast(t('leadsReset'))
  }

  return (
    <Setting title={t('resetLeads')} help={t('resetLeadsHelp')}>
      <span>
        <Button icon={IconRefresh} disabled={role < 1000} busy={reset.isPending} onClick={() => void ask()}>
          {t('resetLeads')}
        </Button>
      </span>
      {progress}
    </Setting>
  )
}
