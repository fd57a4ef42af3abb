import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { log } from '@core/telemetry/log'
import { filesOf } from '@core/ui/host/files-together'

/** Sets of scripts whose file is kept: companies own mostly the same plugins. */
const KEPT = 24
/** Packs to within a tenth of the most there is, in a tenth of the time: for who asks first. */
const QUICK = 9
/** The most there is, for who comes after. */
const BEST = 11

type Encoding = 'br' | 'gzip'
/** How a script travels, and what it is then. */
interface Packed {
  readonly encoding: Encoding | undefined
  readonly bytes: Uint8Array<ArrayBuffer>
}

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * The scripts of several remotes in one (`togetherOf` in the kit tells why), packed as the browser takes it. Undefined for
 * an address that is none of these, or that names a script which this build does not have.
 *
 * @param has whether the build has a file, by its address
 */
export function filesTogether(folder: string, has: (file: string) => boolean) {
  const kept = new Map<string, Promise<Packed>>()

  function packed(key: string, files: readonly string[], encoding: Encoding | undefined): Promise<Packed> {
    const known = kept.get(key) ?? first(key, files, encoding)
    // The set that was asked for last goes last.
    kept.delete(key)
    kept.set(key, known)
    known.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
    return known
  }

  /** Packs quickly, and then as well as it goes. */
  function first(key: string, files: readonly string[], encoding: Encoding | undefined): Promise<Packed> {
    const quick = made(folder, files, encoding, QUICK)
    if (encoding === 'br')
      quick
        .then(() => made(folder, files, encoding, BEST))
        .then(
          best => kept.has(key) && kept.set(key, Promise.resolve(best)),
          (error: unknown) => log.error('scripts together', { error }),
        )
    return quick
  }

  return async (path: string, accepted: string): Promise<Packed | undefined> => {
    const files = filesOf(path)
    if (!files?.every(has)) return undefined
    const encoding = (['br', 'gzip'] as const).find(one => accepted.includes(one))
    return packed(`${encoding} ${path}`, files, encoding)
  }
}

async function made(
  folder: string,
  files: readonly string[],
  encoding: Encoding | undefined,
  quality: number,
): Promise<Packed> {
  const texts = await Promise.all(files.map(file => Bun.file(join(folder, file)).text()))
  // One that throws takes none of the others along: what it did not announce is fetched by itself.
  const script = ['"use strict";', ...texts.map(text => `try{${text}\n}catch(error){console.error(error)}`)].join('\n')
  const bytes = Buffer.from(script)
  if (!encoding) return { encoding, bytes: new Uint8Array(bytes) }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return { encoding, bytes: new Uint8Array(await (encoding === 'br' ? pack.br(bytes, { params }) : pack.gzip(bytes))) }
}
