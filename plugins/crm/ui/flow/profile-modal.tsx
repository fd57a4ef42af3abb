import { useSave, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'
import type { Flow } from './flow-status'
import { useProfiles } from './use-company-lists'

/** Gives a dossier another profile: its mails and its brand follow. */
export function ProfileModal({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const t = useT('crm')
  const options = useProfiles()
  const save = useSave('patch', '/api/flow/{id}')
  return (
    <FormModal
      title={t('flowProfile')}
      size="small"
      fields={[
        {
          name: 'flowprofile_id',
          label: t('flowProfile'),
          kind: 'select',
          options,
        },
      ]}
      values={{ flowprofile_id: flow.flowprofile_id }}
      onSave={({ flowprofile_id }) =>
        save.send({
          params: { path: { id: flow.id } },
          body: { flowprofile_id: typeof flowprofile_id === 'number' ? flowprofile_id : null },
        })
      }
      onClose={onClose}
    />
  )
}
