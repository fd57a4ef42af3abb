import { S3Client } from 'bun'
import { safeKey } from './file-key'
import type { FileStore } from './file-store'

export interface S3Settings {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Files in a bucket of any storage that speaks S3. */
export function s3FileStore(settings: S3Settings): FileStore {
  const client = new S3Client({ ...settings })
  return {
    async put(key, bytes, contentType) {
      await client.file(safeKey(key)).write(bytes, { type: contentType })
    },
    async get(key) {
      const file = client.file(safeKey(key))
      try {
        const [{ type }, bytes] = await Promise.all([file.stat(), file.bytes()])
        return { bytes, contentType: type }
      } catch (error) {
        if ((error as { code?: string }).code === 'NoSuchKey') return null
        throw error
      }
    },
    async delete(key) {
      await client.file(safeKey(key)).delete()
    },
  }
}
