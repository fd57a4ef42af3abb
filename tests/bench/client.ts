import { load, type RequestOf } from './load'

/** The load generator as a process of its own: reads one job from standard input, writes what it measured. */
interface Job {
  port: number
  connections: number
  seconds: number
  request: { method: string; path: string; headers?: Record<string, string>; body?: string }
}
const job = JSON.parse(await Bun.stdin.text()) as Job
const { path, body, ...rest } = job.request
const requestOf: RequestOf = n => ({
  ...rest,
  path: path.replaceAll('$n', String(n)),
  ...(body ? { body: body.replaceAll('$n', String(n)) } : {}),
})
console.log(JSON.stringify(await load(job.port, requestOf, job)))
process.exit(0)
