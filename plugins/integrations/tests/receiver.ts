import { fileURLToPath } from 'node:url'
import { OTHER_SIDE } from './other-side'

/** What a receiver got. */
export interface Got {
  readonly method: string
  readonly query: Record<string, string>
  readonly headers: Record<string, string>
  readonly body: string
  readonly at: number
}

/** Starts the process that receives webhooks. */
export async function startReceiver() {
  const program = fileURLToPath(new URL('./receiver-program.ts', import.meta.url))
  const process_ = Bun.spawn([process.execPath, program, OTHER_SIDE], { stdout: 'pipe', stderr: 'inherit' })
  const { value } = await process_.stdout.getReader().read()
  const origin = new TextDecoder().decode(value).trim().replace(/\/$/, '')
  return {
    at: (path: string) => `${origin}${path}`,
    /** Answers these at a path, one after the other, and then 200. */
    async plan(path: string, ...answers: readonly object[]): Promise<void> {
      await fetch(`${origin}/__plan?path=${path}`, { method: 'POST', body: JSON.stringify(answers) })
    },
    got: async (path: string): Promise<Got[]> => (await fetch(`${origin}/__got?path=${path}`)).json(),
    async stop(): Promise<void> {
      process_.kill()
      await process_.exited
    },
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>
