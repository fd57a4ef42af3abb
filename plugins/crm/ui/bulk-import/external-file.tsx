import { type Answer, Card, IconButton, useT } from '@core/ui'
import { FileUpload } from '@core/ui/records'
import { IconPaperclip, IconX } from '@tabler/icons-react'

/** A file that every dossier of the import gets (R-IMP-004). */
export type ExternalFile = Answer<'post', '/api/flow/loadexternalfile'>

interface ExternalFileCardProps {
  file: ExternalFile | null
  onChange: (file: ExternalFile | null) => void
}

/** Uploads the file for all dossiers; it is attached when they are imported. */
export function ExternalFileCard({ file, onChange }: ExternalFileCardProps) {
  const t = useT('crm')
  return (
    <Card title={t('bulkExternal')}>
      {file ? (
        <div className="vk-row">
          <IconPaperclip size={16} stroke={1.75} />
          <span className="vk-grow vk-clip">{file.externalFilename}</span>
          <IconButton
            icon={IconX}
            label={t('bulkExternalRemove', { name: file.externalFilename })}
            onClick={() => onChange(null)}
          />
        </div>
      ) : (
        <FileUpload<ExternalFile>
          path="/api/flow/loadexternalfile"
          icon={IconPaperclip}
          help={t('bulkExternalHelp')}
          onUploaded={onChange}
        />
      )}
    </Card>
  )
}
