import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@core/db/embedded/free-port'
import { installSystemPackage } from './system-packages'

export interface RedisServer {
  url: string
  stop(): Promise<void>
}

/** A Redis on a free loopback port that keeps nothing; `undefined` when none can be had here. */
export async function startRedis(): Promise<RedisServer | undefined> {
  const program = findRedis() ?? ((await installSystemPackage('redis-server')) ? findRedis() : undefined)
  if (!program) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'vakwerk-redis-'))
  const port = await freePort()
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', directory]
  const child = Bun.spawn([program, ...flags], { stdin: 'ignore', stdout: 'ignore', stderr: 'inherit' })
  const stop = async () => {
    child.kill()
    await child.exited
    rmSync(directory, { recursive: true, force: true })
  }
  if (await answers(port)) return { url: `redis://127.0.0.1:${port}`, stop }
  await stop()
  return undefined
}

function findRedis(): string | undefined {
  return Bun.which('redis-server') ?? Bun.which('valkey-server') ?? undefined
}

async function answers(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      const socket = await Bun.connect({ hostname: '127.0.0.1', port, socket: { data() {} } })
      socket.end()
      return true
    } catch {
      await Bun.sleep(25)
    }
  }
  return false
}
