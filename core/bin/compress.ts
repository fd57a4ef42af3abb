import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** File in a folder that is packed whole. */
export const PACKED = '.packed'
const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.woff2'])
const smallest = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a `.br` beside every file that is worth it, and a `.gz` for browsers on plain HTTP, which take no brotli. Both
 * appear whole, the `.br` last, so that a server may be serving the folder meanwhile. @returns how many
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => compressible.has(extname(path)) && statSync(path).size > smallest && !existsSync(`${path}.br`))
  const written = await Promise.all(files.map(compressFile))
  return written.filter(Boolean).length
}

async function compressFile(path: string): Promise<boolean> {
  const bytes = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const packed = await brotli(bytes, { params })
  // Fonts are packed already.
  if (packed.length > bytes.length * 0.97) return false
  writeWhole(`${path}.gz`, await zip(bytes, { level: 9 }))
  writeWhole(`${path}.br`, packed)
  return true
}

function writeWhole(path: string, bytes: Uint8Array): void {
  const unfinished = `${path}.unfinished`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
}
