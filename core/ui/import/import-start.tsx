import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { toastProblem } from '../feedback/toast.tsx'
import { FileDrop } from '../files/file-drop.tsx'
import { upload } from '../files/transfer.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { TemplateButton } from './template-button.tsx'
import type { ImportFile } from './use-import.ts'

/** Megabytes that a file may have (G-UPL). */
const limit = 10

/** A file to begin with, or an earlier import to look at. */
export function ImportStart({ resource, onOpen }: { resource: string; onOpen: (id: number) => void }) {
  const t = useCoreT()
  const [part, setPart] = useState<number>()
  async function take([file]: File[]): Promise<void> {
    if (!file) return
    setPart(0)
    try {
      const made = await upload<ImportFile>(`${resource}/importfile`, file, {}, 'file', setPart)
      onOpen(made.id)
    } catch (error) {
      toastProblem(error)
      setPart(undefined)
    }
  }

  return (
    <div className="vk-stack">
      <FileDrop
        icon={IconFileSpreadsheet}
        accept=".xlsx,.csv,.txt"
        limit={limit}
        busy={part !== undefined}
        progress={part}
        help={t('importDropHelp', { limit })}
        onFiles={take}
      />
      <div className="vk-row">
        <TemplateButton resource={resource} />
      </div>
      <EarlierImports resource={resource} onOpen={onOpen} />
    </div>
  )
}
