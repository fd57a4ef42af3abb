import { load, type RequestOf } from './load'
import { COLLEAGUES } from './load-company'

/** The load generator as a process of its own: reads one job from standard input, writes what it measured. */
interface Job {
  port: number
  connections: number
  seconds: number
  request: { method: string; path: string; headers?: Record<string, string>; body?: string }
}
const job = JSON.parse(await Bun.stdin.text()) as Job
const { path, body, ...rest } = job.request
/** `$n` counts the requests, `$m` goes round the colleagues. */
const filled = (text: string, n: number) => text.replaceAll('$n', String(n)).replaceAll('$m', String(n % COLLEAGUES))
const requestOf: RequestOf = n => ({ ...rest, path: filled(path, n), ...(body ? { body: filled(body, n) } : {}) })
console.log(JSON.stringify(await load(job.port, requestOf, job)))
process.exit(0)
