import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.woff2'])
const smallest = 1024
const brotli = promisify(brotliCompress)

/** Writes a `.br` beside every file that is worth it, so that the server never compresses. @returns how many */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => compressible.has(extname(path)) && statSync(path).size > smallest)
  const written = await Promise.all(files.map(compressFile))
  return written.filter(Boolean).length
}

async function compressFile(path: string): Promise<boolean> {
  const bytes = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const packed = await brotli(bytes, { params })
  // Fonts are packed already.
  if (packed.length > bytes.length * 0.97) return false
  writeFileSync(`${path}.br`, packed)
  return true
}
