import { useState } from 'react'
import { toastProblem } from '../feedback/toast.tsx'
import { FileDrop, type FileDropProps } from './file-drop.tsx'
import { upload } from './transfer.ts'

export interface FileUploadProps<Made> extends Pick<FileDropProps, 'accept' | 'limit' | 'icon' | 'help'> {
  /** Where the file is sent to. */
  path: string
  /** Field in which it travels; `file` when left out. */
  name?: string
  /** Hears what the server answered. */
  onUploaded: (made: Made) => void
}

/** One file, dropped or picked, sent at once and followed on its way. What the server refuses is told in a toast. */
export function FileUpload<Made = unknown>({ path, name = 'file', onUploaded, ...drop }: FileUploadProps<Made>) {
  const [part, setPart] = useState<number>()

  async function send([file]: File[]): Promise<void> {
    if (!file) return
    setPart(0)
    try {
      onUploaded(await upload<Made>(path, file, {}, name, setPart))
    } catch (error) {
      toastProblem(error)
    } finally {
      setPart(undefined)
    }
  }

  return <FileDrop {...drop} busy={part !== undefined} progress={part} onFiles={send} />
}
