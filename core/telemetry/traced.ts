import { currentScope, inScope, type WorkScope } from './work-scope'

export type Attributes = Readonly<Record<string, string | number | boolean>>

/** A piece of work as a trace shows it. Names and attributes hold no addresses, hashes or texts of users. */
export interface SpanOptions {
  /** What kind of work, not which: `GET relation/:id`, `mail`. */
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer' | 'internal'
  /** `traceparent` of who asked for it, when that is not the work around it. */
  readonly parent?: string | null | undefined
  readonly attributes?: Attributes
}

export interface Span {
  set(attributes: Attributes): void
  /** Marks the span as failed when the work threw no error. */
  fail(): void
}

export type Tracer = <T>(scope: WorkScope, options: SpanOptions, work: (span: Span) => Promise<T>) => Promise<T>

const silent: Span = { set: () => undefined, fail: () => undefined }
let tracer: Tracer | undefined

/** Sets the tracer; without one, work runs untraced. */
export const traceWith = (next: Tracer | undefined): void => {
  tracer = next
}

/** Runs work in a scope of its own, as a span when tracing is on. */
export const tracedScope = <T>(scope: WorkScope, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> =>
  tracer ? tracer(scope, options, work) : inScope(scope, () => work(silent))

/** Runs a part of the work as a span within it. */
export const traced = <T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> =>
  tracer ? tracer({ ...currentScope() }, options, work) : work(silent)

/** The W3C `traceparent` of the running span; `undefined` unless tracing is on. */
export const traceparent = (): string | undefined => currentScope()?.traceparent
