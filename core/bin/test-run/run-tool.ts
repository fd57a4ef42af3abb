import { join } from 'node:path'

export const root = join(import.meta.dir, '..', '..', '..')

interface ToolRun {
  env?: Record<string, string>
  /** Kill the tool after this many milliseconds. */
  timeoutMs?: number
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

/** Runs a tool in the project's root with its output shown as it comes. A tool that is not there exits with 127. */
export async function runTool(command: string[], { env, timeoutMs }: ToolRun = {}): Promise<ToolResult> {
  try {
    const child = Bun.spawn(command, {
      cwd: root,
      env: { ...process.env, ...env },
      stdin: 'ignore',
      stdout: 'inherit',
      stderr: 'pipe',
      timeout: timeoutMs,
      signal: interrupted,
    })
    let errors = ''
    const decoder = new TextDecoder()
    for await (const chunk of child.stderr) {
      process.stderr.write(chunk)
      errors += decoder.decode(chunk, { stream: true })
    }
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
