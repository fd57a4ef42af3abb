import { join } from 'node:path'
import { buildFrontEnd } from '../front-end'
import { root, runTool } from './run-tool'
import { FAILED, PASSED, type Tally } from './tally'

const modules = join(root, 'node_modules')

export async function typeCheck(): Promise<Tally> {
  const compiler = join(modules, 'typescript7', 'bin', 'tsc')
  return passes([process.execPath, compiler, '--noEmit', '-p', root])
}

export async function lint(): Promise<Tally> {
  // Captured for the tally, Biome sees no terminal and would colour every letter on its own.
  const biome = [process.execPath, join(modules, '@biomejs', 'biome', 'bin', 'biome')]
  return passes([...biome, 'ci', '--diagnostic-level=error', '--colors=off'])
}

export async function build(): Promise<Tally> {
  const run = async (command: string[], env: Record<string, string>) =>
    (await runTool(command, { env, held: true })).exitCode
  return (await buildFrontEnd(run)) === 0 ? PASSED : FAILED
}

async function passes(command: string[]): Promise<Tally> {
  const { exitCode } = await runTool(command, { held: true })
  return exitCode === 0 ? PASSED : FAILED
}
