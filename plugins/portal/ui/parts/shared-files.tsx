import { download, refreshCalls, useParams, useT } from '@core/ui'
import { Files } from '@core/ui/records'
import type { Dossier } from './dossier-frame'

/** Files that the company shares with the customer, and that the customer sends (R-PORT-010). */
export function SharedFiles({ files, company }: { files: Dossier['flowfiles']; company: string }) {
  const t = useT('portal')
  const { hash = '' } = useParams()
  return (
    <Files
      files={files}
      refresh={() => refreshCalls('/api/flow')}
      accept="image/*,application/pdf"
      help={t('filesHelp')}
      from={file => (file.by_customer ? t('fromYou') : company)}
      calls={{
        download: id =>
          download(`/api/flowfile/${id}/showbycustomer`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ hash }),
          }),
        store: { path: '/api/flowfile/storebycustomer', fields: { hash } },
      }}
    />
  )
}
