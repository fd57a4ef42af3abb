import { Button, Field, formatBytes, IconButton, Menu, useT } from '@core/ui'
import { FileDrop } from '@core/ui/records'
import { IconFolder, IconPaperclip, IconX } from '@tabler/icons-react'
import { type Enclosed, MOST_FILES, tooMuch, useDossierFiles } from './enclosed'
import './mail.css'

interface MailFilesProps {
  flowId: number
  files: readonly Enclosed[]
  onChange: (files: readonly Enclosed[]) => void
}

/** What goes along with a mail: up to three files of this device or of the dossier. */
export function MailFiles({ flowId, files, onChange }: MailFilesProps) {
  const t = useT('crm')
  const kept = useDossierFiles(flowId).filter(({ key }) => !files.some(file => file.key === key))
  const wrong = tooMuch(files)
  const add = (more: readonly Enclosed[]) => onChange([...files, ...more])
  return (
    <Field
      group
      label={t('mailFiles')}
      help={t('mailFilesHelp')}
      error={wrong && t(wrong)}
      aside={
        kept.length > 0 && (
          <Menu
            label={t('mailFromDossier')}
            items={kept.map(file => ({ key: file.key, label: file.filename, onSelect: () => add([file]) }))}
          >
            <Button size="small" variant="minimal" icon={IconFolder} disabled={files.length >= MOST_FILES}>
              {t('mailFromDossier')}
            </Button>
          </Menu>
        )
      }
    >
      {files.length > 0 && (
        <ul className="crm-mail-files">
          {files.map(({ key, filename, size }) => (
            <li key={key}>
              <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
              <span className="vk-grow">{filename}</span>
              <span className="vk-meta">{formatBytes(size)}</span>
              <IconButton
                size="small"
                icon={IconX}
                label={t('mailRemoveFile', { name: filename })}
                onClick={() => onChange(files.filter(file => file.key !== key))}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_FILES && (
        <FileDrop
          multiple
          icon={IconPaperclip}
          onFiles={chosen =>
            add(chosen.map(file => ({ key: crypto.randomUUID(), filename: file.name, size: file.size, file })))
          }
        />
      )}
    </Field>
  )
}
