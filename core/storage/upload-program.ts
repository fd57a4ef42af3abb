import { serveWork } from '@core/limited-process/serve-work'
import sharp from 'sharp'
import type { Understood, UnknownFile } from './accept-upload'
import { FileRefused } from './file-refused'
import { understandUpload } from './understand-upload'

// One file takes one processor: others have theirs.
sharp.concurrency(1)

serveWork(async ({ bytes, purpose }: UnknownFile): Promise<Understood> => {
  try {
    return { file: await understandUpload(bytes, purpose) }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { status: error.status, key: error.key, values: error.values }
  }
})
