import { join } from 'node:path'

export const root = join(import.meta.dir, '..', '..', '..')

/** Milliseconds before memory goes back to the system: giving it back at once took a tenth of a round, which soon wants it again. */
const PATIENT = { MIMALLOC_PURGE_DELAY: '10000' }

interface ToolRun {
  env?: Record<string, string>
  /** Kill the tool after this many milliseconds. */
  timeoutMs?: number
  /** Show what it wrote in one piece when it is done, because other tools run beside it. */
  held?: boolean
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

/** Aborted by Ctrl-C: running tools end, and what was started for them is cleared away before we do. */
export const interrupted: AbortSignal = stop.signal

export interface ToolResult {
  exitCode: number
  /** What the tool wrote on its error stream, which was shown as well. */
  errors: string
}

/** Runs a tool in the project's root with its output shown as it comes, unless it is held. A tool that is not there exits with 127. */
export async function runTool(command: string[], { env, timeoutMs, held }: ToolRun = {}): Promise<ToolResult> {
  try {
    const child = Bun.spawn(command, {
      cwd: root,
      env: { ...process.env, ...PATIENT, ...env },
      stdin: 'ignore',
      stdout: held ? 'pipe' : 'inherit',
      stderr: 'pipe',
      timeout: timeoutMs,
      signal: interrupted,
    })
    let errors = ''
    const kept: Uint8Array[] = []
    const decoder = new TextDecoder()
    const readErrors = async () => {
      for await (const chunk of child.stderr) {
        if (held) kept.push(chunk)
        else process.stderr.write(chunk)
        errors += decoder.decode(chunk, { stream: true })
      }
    }
    const readOutput = async () => {
      if (child.stdout) for await (const chunk of child.stdout) kept.push(chunk)
    }
    await Promise.all([readErrors(), readOutput()])
    process.stdout.write(Buffer.concat(kept))
    return { exitCode: await child.exited, errors }
  } catch (error) {
    console.error(`${command[0]}: ${(error as Error).message}`)
    return { exitCode: 127, errors: '' }
  }
}

/** Whether the program runs at all here: a browser without its libraries exists but does not. */
export async function answersVersion(program: string): Promise<boolean> {
  try {
    const child = Bun.spawn([program, '--version'], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' })
    return (await child.exited) === 0
  } catch {
    return false
  }
}
