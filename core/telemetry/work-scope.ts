import { AsyncLocalStorage } from 'node:async_hooks'

/** The request or job that is worked on, so that every line of the log can say so. */
export interface WorkScope {
  /** `x-request-id` of the request. */
  readonly request?: string
  /** Outbox row and handler of the job. */
  readonly job?: string
  /** Known once the token, link or envelope has been read. */
  company?: number
  /** Of the span that is running, when tracing is on. */
  traceparent?: string
}

const scopes = new AsyncLocalStorage<WorkScope>()

/** Runs work of which everything logged carries the scope. */
export const inScope = <T>(scope: WorkScope, work: () => T): T => scopes.run(scope, work)

/** The scope of what runs now; nothing outside of requests and jobs. */
export const currentScope = (): WorkScope | undefined => scopes.getStore()
