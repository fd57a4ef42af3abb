import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What one step in a copy may take on a machine that is busy with the rest of the round. */
export const STEP_MS = 600_000
/** How tests of parts run that need a page around them. */
export const COMPONENT = ['--preload=./core/ui/tests/dom.ts', '--timeout=180000', '--path-ignore-patterns=dist/**']

const COPIED = [
  'core',
  'plugins',
  'openapi',
  'tests',
  'shell',
  'portal',
  'admin',
  'package.json',
  'tsconfig.json',
  'bunfig.toml',
  'biome.json',
  'rsbuild.config.ts',
]

/** A copy of the sources to generate in, so that the real tree stays as it is. */
export interface CopiedSources {
  readonly path: string
  /** What a command printed, and how it ended. */
  run(...args: string[]): Promise<{ code: number; output: string }>
  /**
   * What a command printed.
   *
   * @throws with that when it fails
   */
  runWell(...args: string[]): Promise<string>
  remove(): void
}

/** Copies the sources and has a plugin `werkbon` with a second resource `uur` generated, without the database server of the round: as somebody types it. */
export async function withNewPlugin(): Promise<CopiedSources> {
  const path = mkdtempSync(join(tmpdir(), 'vakwerk-new-'))
  // The account that the database runs under comes here too.
  chmodSync(path, 0o755)
  for (const name of COPIED) cpSync(resolve(name), join(path, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'))
  const env = { ...process.env }
  const run = async (...args: string[]) => {
    const child = Bun.spawn([process.execPath, ...args], { cwd: path, stdout: 'pipe', stderr: 'pipe', env })
    const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    return { code: await child.exited, output: out + err }
  }
  const runWell = async (...args: string[]) => {
    const { code, output } = await run(...args)
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${output}`)
    return output
  }
  delete env.TEST_DATABASE_URL
  await runWell('core/bin/new.ts', 'plugin', 'werkbon')
  await runWell('core/bin/new.ts', 'resource', 'werkbon', 'uur')
  env.TEST_DATABASE_URL = process.env.TEST_DATABASE_URL
  return { path, run, runWell, remove: () => rmSync(path, { recursive: true, force: true }) }
}
