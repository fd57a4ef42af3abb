import { FormModal, useList, useSave, useT } from '@core/ui'
import type { Flow } from './flow-status'

/** As many profiles as a company will have. */
const ALL = 200

/** Gives a dossier another profile: its mails and its brand follow. */
export function ProfileModal({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const t = useT('crm')
  const profiles = useList('/api/flowprofile', { limit: ALL }).data?.rows ?? []
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
          options: profiles.map(({ id, name }) => ({ value: id, label: name })),
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
