import { type Answer, Card, FileDrop, IconButton, toastProblem, upload, useT } from '@core/ui'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useState } from 'react'

/** A file that every dossier of the import gets (R-IMP-004). */
export type ExternalFile = Answer<'post', '/api/flow/loadexternalfile'>

interface ExternalFileCardProps {
  file: ExternalFile | null
  onChange: (file: ExternalFile | null) => void
}

/** Uploads the file for all dossiers; it is attached when they are imported. */
export function ExternalFileCard({ file, onChange }: ExternalFileCardProps) {
  const t = useT('crm')
  const [part, setPart] = useState<number>()

  async function take([chosen]: File[]): Promise<void> {
    if (!chosen) return
    setPart(0)
    try {
      onChange(await upload<ExternalFile>('/api/flow/loadexternalfile', chosen, {}, 'file', setPart))
    } catch (error) {
      toastProblem(error)
    }
    setPart(undefined)
  }

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
        <FileDrop
          icon={IconPaperclip}
          busy={part !== undefined}
          progress={part}
          help={t('bulkExternalHelp')}
          onFiles={take}
        />
      )}
    </Card>
  )
}
