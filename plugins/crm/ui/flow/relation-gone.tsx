import { Button, Card, EmptyState, Problem, useCall, useSave, useT } from '@core/ui'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Flow } from './flow-status'

/** Whoever a dossier is for; `gone` when they lie in the trash. */
export function useRelationOf({ relation_id }: Pick<Flow, 'relation_id'>) {
  const { data, error } = useCall('get', '/api/relation/{id}', { params: { path: { id: relation_id } } })
  return { relation: data, gone: error instanceof Problem && error.status === 404 }
}

/** Says that whoever a dossier is for lies in the trash, and takes them out. */
export function RelationGone({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const restore = useSave('post', '/api/relation/{id}/restore', { refresh: ['/api/flow'] })
  const name = flow.relation_fullname
  return (
    <Card title={name}>
      <EmptyState
        compact
        title={t('relationInTrash')}
        text={t('relationInTrashText', { name })}
        actions={
          <Button
            icon={IconArrowBackUp}
            busy={restore.isPending}
            onClick={() => restore.mutate({ params: { path: { id: flow.relation_id } } })}
          >
            {t('restoreRelation')}
          </Button>
        }
      />
    </Card>
  )
}
