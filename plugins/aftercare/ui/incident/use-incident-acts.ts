import { confirm, toast, useNavigate, useSave, useT } from '@core/ui'
import type { Incident } from './incident-status'

const ALSO = { refresh: ['/api/flow', '/api/equipment'] }

/** What is done with an incident: taken up, reopened, put in the trash. */
export function useIncidentActs({ id }: Pick<Incident, 'id'>) {
  const t = useT('aftercare')
  const navigate = useNavigate()
  const change = useSave('patch', '/api/incident/{id}', ALSO)
  const remove = useSave('delete', '/api/incident/{id}', ALSO)
  const restore = useSave('post', '/api/incident/{id}/restore', ALSO)
  const params = { path: { id } }
  const set = (status: Incident['status'], said: string) =>
    change.mutate({ params, body: { status } }, () => toast(said, { tone: 'ok' }))
  return {
    busy: change.isPending,
    begin: () => set('ongoing', t('begun')),
    reopen: () => set('ongoing', t('reopened')),
    async trash(): Promise<void> {
      if (!(await confirm({ title: t('deleteIncidents', { count: 1 }), verb: t('delete'), danger: true }))) return
      remove.mutate({ params }, () => {
        void navigate('/incident_overview')
        toast(t('trashed'), { undo: () => restore.mutate({ params }) })
      })
    },
  }
}
