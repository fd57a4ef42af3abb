import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react'
import { FileUpload } from '../files/file-upload.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { TemplateButton } from './template-button.tsx'
import type { ImportFile } from './use-import.ts'

/** Megabytes that a file may have (G-UPL). */
const limit = 10

interface ImportStartProps {
  resource: string
  warning?: string
  onOpen: (id: number) => void
}

/** A file to begin with, or an earlier import to look at. */
export function ImportStart({ resource, warning, onOpen }: ImportStartProps) {
  const t = useCoreT()
  return (
    <div className="vk-stack">
      {warning && (
        <p className="vk-import-warning" role="note">
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          {warning}
        </p>
      )}
      <FileUpload<ImportFile>
        path={`${resource}/importfile`}
        icon={IconFileSpreadsheet}
        accept=".xlsx,.csv,.txt"
        limit={limit}
        help={t('importDropHelp', { limit })}
        onUploaded={({ id }) => onOpen(id)}
      />
      <div className="vk-row">
        <TemplateButton resource={resource} />
      </div>
      <EarlierImports resource={resource} onOpen={onOpen} />
    </div>
  )
}
