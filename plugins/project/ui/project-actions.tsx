import { Button, ButtonLink, phoneLink, type RowOf, toast, useCall, useSave, useT } from '@core/ui'
import { IconCalendarPlus, IconCheck, IconFolder, IconPencil, IconPhone, IconSignature } from '@tabler/icons-react'
import { useDelivery } from './delivery-card'
import { ALSO } from './project-modal'

interface ProjectActionsProps {
  project: RowOf<'/api/project'>
  onEdit: () => void
}

/** What is done most with a project: call, go to its dossier, plan it and complete it. */
export function ProjectActions({ project, onEdit }: ProjectActionsProps) {
  const t = useT('project')
  const { id, flow_id, relation_id, can = [] } = project
  const save = useSave('patch', '/api/project/{id}', { refresh: ALSO })
  const relation = useCall(
    'get',
    '/api/relation/{id}',
    { params: { path: { id: relation_id ?? 0 } } },
    { enabled: relation_id !== null },
  ).data
  const isNew = can.includes('plan')
  const unsigned = useDelivery(id).data?.forms.find(({ status }) => status === 'open')
  const toDeliver = !isNew && can.includes('complete') ? unsigned : undefined
  return (
    <>
      {relation?.phone && (
        <ButtonLink icon={IconPhone} to={phoneLink(relation.phone)}>
          {t('call')}
        </ButtonLink>
      )}
      {flow_id && (
        <ButtonLink icon={IconFolder} to={`/flow_detail/${flow_id}`}>
          {t('field.project.flow_id')}
        </ButtonLink>
      )}
      <Button
        variant={isNew ? 'primary' : 'default'}
        icon={isNew ? IconCalendarPlus : IconPencil}
        hotkey="E"
        onClick={onEdit}
      >
        {t(isNew ? 'planProject' : 'edit')}
      </Button>
      {can.includes('complete') && (
        <Button
          variant={isNew || toDeliver ? 'default' : 'primary'}
          icon={IconCheck}
          busy={save.isPending}
          onClick={() =>
            save.mutate({ params: { path: { id } }, body: { status: 'completed' } }, () => toast(t('completed')))
          }
        >
          {t('complete')}
        </Button>
      )}
      {toDeliver && (
        <ButtonLink variant="primary" icon={IconSignature} to={`/flowdataitem_detail/${toDeliver.id}`}>
          {t('openDelivery')}
        </ButtonLink>
      )}
    </>
  )
}
