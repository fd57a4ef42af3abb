import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { log } from '@core/telemetry/log'
import { entriesOf } from '@core/ui/host/entries-together'

/** Sets of remotes whose file is kept: companies own mostly the same ones. */
const KEPT = 24
/** Packs to within a tenth of the most there is, in a tenth of the time: for who asks first. */
const QUICK = 9
/** The most there is, for who comes after. */
const BEST = 11

type Encoding = 'br' | 'gzip'
/** How a file travels, and what it is then. */
interface Packed {
  readonly encoding: Encoding | undefined
  readonly bytes: Uint8Array<ArrayBuffer>
}

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * The entries of several remotes in one script (`togetherOf` in the kit tells why), packed as the browser takes it.
 * Undefined for an address that is none of these, or that names an entry which this build does not have.
 *
 * @param has whether the build has a file, by its address
 */
export function entriesTogether(folder: string, has: (file: string) => boolean) {
  const kept = new Map<string, Promise<Packed>>()

  function packed(key: string, entries: readonly string[], encoding: Encoding | undefined): Promise<Packed> {
    const known = kept.get(key) ?? first(key, entries, encoding)
    // The set that was asked for last goes last.
    kept.delete(key)
    kept.set(key, known)
    known.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
    return known
  }

  /** Packs quickly, and then as well as it goes. */
  function first(key: string, entries: readonly string[], encoding: Encoding | undefined): Promise<Packed> {
    const quick = made(folder, entries, encoding, QUICK)
    if (encoding === 'br')
      quick
        .then(() => made(folder, entries, encoding, BEST))
        .then(
          best => kept.has(key) && kept.set(key, Promise.resolve(best)),
          (error: unknown) => log.error('entries', { error }),
        )
    return quick
  }

  return async (path: string, accepted: string): Promise<Packed | undefined> => {
    const entries = entriesOf(path)
    if (!entries?.every(has)) return undefined
    const encoding = (['br', 'gzip'] as const).find(one => accepted.includes(one))
    return packed(`${encoding} ${path}`, entries, encoding)
  }
}

async function made(
  folder: string,
  entries: readonly string[],
  encoding: Encoding | undefined,
  quality: number,
): Promise<Packed> {
  const texts = await Promise.all(entries.map(entry => Bun.file(join(folder, entry)).text()))
  // An entry that throws takes none of the others along: what it did not announce is fetched by itself.
  const script = ['"use strict";', ...texts.map(text => `try{${text}\n}catch(error){console.error(error)}`)].join('\n')
  const bytes = Buffer.from(script)
  if (!encoding) return { encoding, bytes: new Uint8Array(bytes) }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return { encoding, bytes: new Uint8Array(await (encoding === 'br' ? pack.br(bytes, { params }) : pack.gzip(bytes))) }
}
