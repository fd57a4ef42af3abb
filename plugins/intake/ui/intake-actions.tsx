import { Button, ButtonLink, phoneLink, type RowOf, useCall, useSave, useT } from '@core/ui'
import { IconCalendarPlus, IconCheck, IconFolder, IconPencil, IconPhone } from '@tabler/icons-react'

interface IntakeActionsProps {
  intake: RowOf<'/api/intake'>
  onEdit: () => void
}

/** What is done most with a survey: call, go to its dossier, plan it and finish it. */
export function IntakeActions({ intake: { id, flow_id, relation_id, can = [] }, onEdit }: IntakeActionsProps) {
  const t = useT('intake')
  const save = useSave('patch', '/api/intake/{id}', { refresh: ['/api/flow', '/api/calendar'] })
  const relation = useCall(
    'get',
    '/api/relation/{id}',
    { params: { path: { id: relation_id ?? 0 } } },
    { enabled: relation_id !== null },
  ).data
  const isDraft = can.includes('plan')
  return (
    <>
      {relation?.phone && (
        <ButtonLink icon={IconPhone} to={phoneLink(relation.phone)}>
          {t('call')}
        </ButtonLink>
      )}
      {flow_id && (
        <ButtonLink icon={IconFolder} to={`/flow_detail/${flow_id}`}>
          {t('field.intake.flow_id')}
        </ButtonLink>
      )}
      <Button
        variant={isDraft ? 'primary' : 'default'}
        icon={isDraft ? IconCalendarPlus : IconPencil}
        hotkey="E"
        onClick={onEdit}
      >
        {t(isDraft ? 'planIntake' : 'edit')}
      </Button>
      {can.includes('complete') && (
        <Button
          variant={isDraft ? 'default' : 'primary'}
          icon={IconCheck}
          busy={save.isPending}
          onClick={() => save.mutate({ params: { path: { id } }, body: { status: 'completed' } })}
        >
          {t('complete')}
        </Button>
      )}
    </>
  )
}
