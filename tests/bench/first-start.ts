import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { freePort } from '@core/db/embedded/free-port'

const root = resolve(import.meta.dir, '../..')
/** What a clone has after its first download. */
const DOWNLOADED = ['node_modules', '.tools'] as const
const STOP_MS = 60_000
/** Milliseconds that a fresh clone may go on packing its files after the welcome. */
const PACKED_WITHIN_MS = 180_000

/** The project, started. */
export interface FirstStart {
  readonly url: string
  /** When it was started, on the clock of `performance.now()`. */
  readonly startedAt: number
  /** Milliseconds from the start to the welcome. */
  readonly readyMs: number
  stop(): Promise<void>
}

/** Copies the sources as they are, without anything built, and starts the copy as `npm start` does. */
export async function firstStart(): Promise<FirstStart> {
  const folder = mkdtempSync(join(tmpdir(), 'vakwerk-screens-'))
  const copy = join(folder, 'clone')
  for (const file of sources()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  for (const name of DOWNLOADED) symlinkSync(join(root, name), join(copy, name))
  const app = await startIn(copy, join(folder, 'data'))
  return {
    ...app,
    stop: async () => {
      await app.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts what lies in a folder as `npm start` does, with the data of a folder. */
export async function startIn(folder: string, dataDir: string): Promise<FirstStart> {
  const port = await freePort()
  const startedAt = performance.now()
  const app = Bun.spawn(['node', 'core/bin/run.mjs', 'start'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const stop = async () => {
    app.kill('SIGTERM')
    const late = setTimeout(() => app.kill('SIGKILL'), STOP_MS)
    await app.exited
    clearTimeout(late)
  }
  const output = app.stdout.getReader()
  const decoder = new TextDecoder()
  let said = ''
  while (!said.includes('Vakwerk draait')) {
    const { value, done } = await output.read()
    if (done) {
      await stop()
      throw new Error(`What lies in ${folder} did not start:\n${said}`)
    }
    said += decoder.decode(value, { stream: true })
  }
  const readyMs = performance.now() - startedAt
  // Whoever writes to a stream that nobody reads comes to a stop.
  void (async () => {
    while (!(await output.read()).done);
  })()
  return { url: `http://127.0.0.1:${port}`, startedAt, readyMs, stop }
}

/** A fresh clone opens its doors before everything is packed; what is measured is how it stays. */
export async function untilPacked(url: string): Promise<void> {
  const page = await (await fetch(`${url}/login`)).text()
  const script = /src="([^"]*index\.[0-9a-f]+\.js)"/.exec(page)?.[1]
  if (!script) throw new Error('The page of the shell names no script.')
  const before = performance.now() + PACKED_WITHIN_MS
  while (performance.now() < before) {
    const answer = await fetch(url + script, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    if (answer.headers.get('content-encoding') === 'br') return
    await Bun.sleep(200)
  }
  throw new Error('The files of the build were not packed in time.')
}

/** Files of the project, also those that are not committed yet. */
function sources(): string[] {
  const { stdout } = Bun.spawnSync(['git', 'ls-files', '-z', '-co', '--exclude-standard'], { cwd: root })
  const files = stdout.toString().split('\0')
  return files.filter(file => file && !DOWNLOADED.some(name => file === name || file.startsWith(`${name}/`)))
}
