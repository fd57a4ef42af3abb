import type { ImportFile } from './use-import.ts'

/** What every step of an import gets. */
export interface ImportStepProps {
  file: ImportFile
  what: string
  onOpen: (id: number) => void
  onClose: () => void
}
