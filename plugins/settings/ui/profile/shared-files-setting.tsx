import { download, useGrowingList, useSave, useT } from '@core/ui'
import { Files } from '@core/ui/records'
import { Setting } from '../../contract/settings-page'

interface SharedFilesSettingProps {
  /** What the files hang on: the settings of the company, or a profile. */
  on: { companysettings_id: number } | { flowprofile_id: number }
  locked: boolean
}

/** Files that the customers of every dossier see, or of those with a profile (C-0494, R-SET-016, R-SET-021). */
export function SharedFilesSetting({ on, locked }: SharedFilesSettingProps) {
  const t = useT('settings')
  const [[column, id] = ['', 0]] = Object.entries(on)
  const { list, rows, more } = useGrowingList('/api/flowfile', { [column]: String(id) })
  const rename = useSave('patch', '/api/flowfile/{id}')
  const remove = useSave('delete', '/api/flowfile/{id}')
  return (
    <Setting title={t('sharedFiles')} help={t(column === 'flowprofile_id' ? 'profileFilesHelp' : 'companyFilesHelp')}>
      <Files
        files={list.data && rows}
        more={more}
        accept="image/*,application/pdf"
        help={t('sharedFilesKinds')}
        from={({ user_fullname }) => user_fullname ?? undefined}
        readOnly={locked}
        calls={{
          download: file => download(`/api/flowfile/${file}`),
          store: { path: '/api/flowfile/upload', fields: column === 'flowprofile_id' ? { flowprofile_id: id } : {} },
          view: file => `/api/flowfile/${file}`,
          rename: (file, filename) => rename.send({ params: { path: { id: file } }, body: { filename } }),
          remove: file => remove.mutate({ params: { path: { id: file } } }),
        }}
      />
    </Setting>
  )
}
