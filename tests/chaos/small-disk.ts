import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string
  fill(): void
  free(): void
  remove(): void
}

/** @returns nothing where no disk may be made: it takes the rights of root */
export function makeSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'vakwerk-disk-'))
  const options = `size=${megabytes}m,mode=0755`
  if (Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', options, 'vakwerk', folder]).exitCode !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, new Uint8Array(bavail * bsize))
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      Bun.spawnSync(['umount', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
