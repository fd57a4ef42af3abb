import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { safeKey } from './file-key'
import type { FileStore } from './file-store'

/** Stores files below `<dataDir>/files`; content types stand in a folder that no key can reach. */
export function diskFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files')
  const contentAt = (key: string) => join(root, safeKey(key))
  const typeAt = (key: string) => join(root, '.types', safeKey(key))

  /** Write to a temporary file first: a full disk must not leave half a file. */
  async function write(bytes: Uint8Array): Promise<string> {
    const unfinished = join(root, '.unfinished', crypto.randomUUID())
    await mkdir(dirname(unfinished), { recursive: true })
    try {
      const file = await open(unfinished, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      return unfinished
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async function place(unfinished: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true })
    await rename(unfinished, path)
  }

  return {
    async put(key, bytes, contentType) {
      const [typePath, contentPath] = [typeAt(key), contentAt(key)]
      const content = await write(bytes)
      try {
        const type = await write(new TextEncoder().encode(contentType))
        await place(type, typePath)
        await place(content, contentPath)
      } catch (error) {
        await rm(content, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        const [bytes, contentType] = await Promise.all([readFile(contentAt(key)), readFile(typeAt(key), 'utf8')])
        return { bytes: new Uint8Array(bytes), contentType }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async delete(key) {
      await rm(contentAt(key), { force: true })
      await rm(typeAt(key), { force: true })
    },
  }
}
