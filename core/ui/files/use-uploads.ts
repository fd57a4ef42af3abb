import { useState } from 'react'
import { Problem } from '../api/problem.ts'
import { toast } from '../feedback/toast.tsx'
import { coreText } from '../i18n/use-t.ts'
import { refreshCalls } from '../query/query-client.ts'
import { upload } from './transfer.ts'

/** The record that pictures and files hang on: `{ type: 'flow', id: 12 }`. */
export interface FileOwner {
  type: string
  id: number
}

interface UploadTexts {
  done: (count: number) => string
  failed: string
}

export interface Uploads {
  add: (files: File[]) => Promise<void>
  busy: boolean
  /** Part that is done of all that are on their way, 0 to 1. */
  progress: number
}

/**
 * Uploads files one after the other to `path`. `texts` says it when all of one go have arrived, and what comes before the
 * reason when one has not; the others go on. It speaks of files when left out. `refresh` reads what there is anew: all
 * answers of `path` unless told.
 */
export function useUploads(
  path: string,
  fields: Record<string, string | number>,
  texts: UploadTexts = {
    done: count => coreText('fileUploaded', { count }),
    failed: coreText('fileNotUploaded'),
  },
  refresh: () => unknown = () => refreshCalls(path),
): Uploads {
  const [progress, setProgress] = useState<number | null>(null)

  async function add(files: File[]): Promise<void> {
    let arrived = 0
    setProgress(0)
    for (const [at, file] of files.entries()) {
      try {
        await upload(path, file, fields, 'file', part => setProgress((at + part) / files.length))
        arrived++
      } catch (error) {
        toast(`${texts.failed} ${reasonOf(error)}`, { tone: 'danger' })
      }
    }
    setProgress(null)
    if (arrived) toast(texts.done(arrived), { tone: 'ok' })
    await refresh()
  }

  return { add, busy: progress !== null, progress: progress ?? 0 }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Problem)) throw error
  return error.message
}
