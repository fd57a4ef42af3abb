import { load, type RequestOf, type RequestTemplate } from './load'
import { COLLEAGUES } from './load-company'

/** The load generator as a process of its own: reads one job from standard input, writes what it measured. */
interface Job {
  port: number
  connections: number
  seconds: number
  request: RequestTemplate
}
const job = JSON.parse(await Bun.stdin.text()) as Job
const { path, body, first = 0, ...rest } = job.request
const filled = (text: string, n: number) =>
  text.replaceAll('$n', String(first + n)).replaceAll('$m', String(n % COLLEAGUES))
const requestOf: RequestOf = n => ({ ...rest, path: filled(path, n), ...(body ? { body: filled(body, n) } : {}) })
console.log(JSON.stringify(await load(job.port, requestOf, job)))
process.exit(0)
