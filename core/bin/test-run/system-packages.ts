import { runTool } from './run-tool'

let updated: Promise<boolean> | undefined

/** Installs a Debian package when we are root on a system that has apt; otherwise says no. */
export async function installSystemPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !Bun.which('apt-get')) return false
  updated ??= apt(['update', '-qq'])
  return (await updated) && apt(['install', '-y', '-qq', '--no-install-recommends', name])
}

async function apt(args: string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const { exitCode } = await runTool(['apt-get', ...args], { env, timeoutMs: 600_000 })
  return exitCode === 0
}
