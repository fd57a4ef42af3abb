import { type Choice, type FormItem, toast, useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import { findRelations } from '../relation/find-relations'
import type { Flow } from './flow-status'

interface Chosen extends Record<string, unknown> {
  relation: Choice | null
}

/** Who a dossier is for from now on; its town follows (R-FLOW-019). */
export function ContactPersonModal({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const t = useT('crm')
  const save = useSave('patch', '/api/flow/{id}', { refresh: ['/api/user/getleadpipeline', '/api/relation'] })
  const params = { path: { id: flow.id } }
  const give = (relation_id: number) => ({ params, body: { relation_id } })
  const fields: FormItem<Chosen>[] = [
    {
      name: 'relation',
      label: t('relation'),
      kind: 'choice',
      search: findRelations,
      required: true,
      autoFocus: true,
      help: t('contactPersonHelp'),
    },
  ]
  return (
    <FormModal<Chosen>
      title={t('changeContactPerson')}
      size="small"
      verb={t('change')}
      fields={fields}
      values={{ relation: null }}
      onSave={({ relation }) => save.send(give(Number(relation?.id)))}
      onSaved={() => toast(t('contactPersonChanged'), { undo: () => save.mutate(give(flow.relation_id)) })}
      onClose={onClose}
    />
  )
}
