import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import { PACKED } from './compress'

const root = join(import.meta.dir, '..', '..')
const stamp = join(root, 'dist', '.sources')
// One folder each: braces that hold a slash match nothing.
const SOURCES = [
  'core/{ui,domain}/**/*',
  '{shell,portal,admin,openapi}/**/*',
  'plugins/*/{ui,contract,locales,domain}/**/*',
  'core/bin/used-texts/*',
  'core/bin/{build,compress,first-files,heavy-parts,list-pages,no-icon-names,ui-plugins}.ts',
  '{rsbuild.config.ts,bun.lock}',
]

/** Whether `dist/` was built from the sources as they are now. */
export function frontEndIsCurrent(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()
}

/**
 * Builds all hosts and remotes into `dist/`, outside production with the gallery; answers the exit code of the build.
 *
 * @param packed whether its files are packed at once, or later by {@link packFrontEnd}
 */
export async function buildFrontEnd(run = shown, { packed = true } = {}): Promise<number> {
  const hash = sourcesHash()
  const exitCode = await run([process.execPath, join(import.meta.dir, 'build.ts')], {
    ...(process.env.NODE_ENV === 'production' ? {} : { UI_GALLERY: '1' }),
    ...(packed ? {} : { PACK_LATER: '1' }),
  })
  if (exitCode === 0) writeFileSync(stamp, hash)
  return exitCode
}

/** Packs what a build left unpacked, in a process beside the server; null where nothing is to be done. */
export function packFrontEnd(): Bun.Subprocess | null {
  if (!existsSync(stamp) || existsSync(join(root, 'dist', PACKED))) return null
  return Bun.spawn([process.execPath, join(import.meta.dir, 'pack.ts')], {
    cwd: root,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'inherit',
  })
}

function shown(command: string[], env: Record<string, string>): Promise<number> {
  return Bun.spawn(command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  }).exited
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles()) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Every file that the build is made of, from the root, in a fixed order. */
export function sourceFiles(): string[] {
  return SOURCES.flatMap(pattern => [...new Glob(pattern).scanSync({ cwd: root })].sort())
}
