import { toast, useCall, useSave, useT } from '@core/ui'

const ALSO = { refresh: ['/api/project', '/api/workhour'] }

/** The clock of whoever is signed in: what it runs for, and how it begins and ends. */
export function useClock() {
  const t = useT('project')
  const running = useCall('get', '/api/workhour/running').data?.running ?? null
  const begin = useSave('post', '/api/project/{id}/clockin', ALSO)
  const end = useSave('post', '/api/workhour/clockout', ALSO)
  const now = () => new Date().toISOString()
  return {
    running,
    busy: begin.isPending || end.isPending,
    begin: (project: number, task_id: number | null = null) =>
      begin.mutate({ params: { path: { id: project } }, body: { at: now(), task_id } }, () =>
        toast(t(running ? 'clockMoved' : 'clockBegun')),
      ),
    end: () => end.mutate({ body: { at: now() } }, () => toast(t('clockEnded'))),
  }
}
