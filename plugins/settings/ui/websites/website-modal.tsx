import { type RowOf, Select, toast, useCall, useList, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import described from '@openapi/fields/website'
import { MappingEditor, type MappingRow } from './mapping-editor'

/** Whose the requests of a website are and what its fields mean here (MOD-037, R-SET-018, R-SET-019). */
export function WebsiteModal({ website, onClose }: { website: RowOf<'/api/website'> | null; onClose: () => void }) {
  const t = useT('settings')
  const targets = useCall('get', '/api/website/targets', {}).data ?? []
  const profiles = useList('/api/flowprofile', { limit: 200 }).data?.rows ?? []
  return (
    <ResourceModal
      of={described}
      record={website}
      title={t(website ? 'editWebsite' : 'newWebsite')}
      layout={[
        ['siteurl', 'status'],
        ['user_id', 'lead_source'],
        {
          name: 'flowprofile_id',
          label: t('flowProfile'),
          render: ({ value, onChange }) => (
            <Select
              value={typeof value === 'number' ? value : null}
              empty={t('isStandardChoice')}
              options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={onChange}
            />
          ),
        },
        'confirms',
        {
          name: 'mapping',
          label: t('field.website.mapping'),
          help: t('mappingHelp'),
          group: true,
          spoken: value => mappingInWords((value ?? []) as MappingRow[], targets),
          render: ({ value, onChange }) => <MappingEditor value={(value ?? []) as MappingRow[]} onChange={onChange} />,
        },
      ]}
      onSaved={() => toast(t('websiteSaved'))}
      onClose={onClose}
    />
  )
}

/** "naam → Naam": what each field of a website means here. */
const mappingInWords = (rows: readonly MappingRow[], targets: readonly { field: string; label: string }[]): string =>
  rows
    .map(
      ({ fieldkey, fieldvalue }) =>
        `${fieldkey} → ${targets.find(one => one.field === fieldvalue)?.label ?? fieldvalue}`,
    )
    .join(', ') || '–'
