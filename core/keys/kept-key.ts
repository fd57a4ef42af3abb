import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Reads a key from its file, or makes it. From its first byte on nobody but its owner can read the file, and of processes
 * that start together one makes the key.
 */
export async function keptKey(path: string, make: () => Promise<string> | string): Promise<string> {
  const kept = await read(path)
  if (kept) return kept
  const key = await make()
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(path, key, { mode: 0o600, flag: 'wx' })
    return key
  } catch (error) {
    const other = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await read(path) : undefined
    if (!other) throw error
    return other
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
