import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { LoadingState } from '../feedback/skeleton.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { refreshCalls } from '../query/query-client.ts'
import ImportColumns from './import-columns.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { ImportStart } from './import-start.tsx'
import { isBusy, useImport } from './use-import.ts'
import './import.css'

export interface ImportDialogProps {
  /** Address of the list: `/api/relation`. */
  resource: string
  what: string
  /** What to know before one begins. */
  warning?: string
  /** The import to go on with; 0 begins with a file. */
  id: number
  onOpen: (id: number) => void
  onClose: () => void
}

/** Importing a file, step by step: choose it, say what its columns are, look what would happen, do it. */
export default function ImportDialog({ resource, what, warning, id, onOpen, onClose }: ImportDialogProps) {
  const t = useCoreT()
  if (id) return <OpenImport key={id} resource={resource} what={what} id={id} onOpen={onOpen} onClose={onClose} />
  return (
    <Dialog title={t('importTitle', { what })} size="large" onClose={onClose}>
      <ImportStart resource={resource} warning={warning} onOpen={onOpen} />
    </Dialog>
  )
}

function OpenImport({ resource, what, id, onOpen, onClose }: ImportDialogProps) {
  const t = useCoreT()
  const [working, setWorking] = useState(true)
  const [choosing, setChoosing] = useState(false)
  const { data: file, error, refetch } = useImport(id, working)
  const state = useRef(file?.state)
  useEffect(() => {
    if (!file) return
    setWorking(isBusy(file))
    // What was imported or taken back is in the list behind this.
    if (state.current !== file.state && !isBusy(file)) void refreshCalls(resource)
    if (state.current !== file.state) setChoosing(false)
    state.current = file.state
  }, [file, resource])

  if (!file)
    return (
      <Dialog title={t('importTitle', { what })} size="large" onClose={onClose}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} compact /> : <LoadingState lines={6} />}
      </Dialog>
    )
  const step = { file, what, onOpen, onClose }
  if (isBusy(file)) return <ImportProgress {...step} />
  if (file.state === 'new' || choosing) return <ImportColumns {...step} />
  if (file.state === 'checked') return <ImportPreview {...step} onBack={() => setChoosing(true)} />
  return <ImportResult {...step} />
}
