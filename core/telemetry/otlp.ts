import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { log } from './log'
import { type Tracer, traceWith } from './traced'
import { inScope, type WorkScope } from './work-scope'

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

/** Limit the flush at shutdown: a collector that is away must not keep the process running. */
const STOP_MS = 2000

const told = (problem: string) => log.warn('tracing', { problem })
const unheard = () => undefined

/**
 * Sends spans to a collector as OTLP over HTTP. Loaded only when one is configured. The other variables of the
 * exporter (`OTEL_EXPORTER_OTLP_HEADERS`, `…_TIMEOUT`, `…_CERTIFICATE`) it reads itself.
 *
 * @returns stops tracing, once what was gathered has been sent
 */
export function startTracing(collector: { endpoint: string; service: string }): () => Promise<void> {
  diag.setLogger(
    { error: told, warn: told, info: unheard, debug: unheard, verbose: unheard },
    {
      logLevel: DiagLogLevel.WARN,
      suppressOverrideMessage: true,
    },
  )
  const exporter = new OTLPTraceExporter({ url: `${collector.endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': collector.service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const source = provider.getTracer('vakwerk')
  const w3c = new W3CTraceContextPropagator()

  const around = (parent: string | null | undefined): Context =>
    parent ? w3c.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter) : ROOT_CONTEXT

  const tracer: Tracer = async (scope, { name, kind, parent, attributes }, work) => {
    const context = around(parent ?? scope.traceparent)
    const span = source.startSpan(name, { kind: KINDS[kind], ...(attributes && { attributes }) }, context)
    const carrier: { traceparent?: string } = {}
    w3c.inject(trace.setSpan(context, span), carrier, defaultTextMapSetter)
    const own: WorkScope = Object.assign(scope, carrier)
    const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
    try {
      return await inScope(own, () => work({ set: more => void span.setAttributes(more), fail }))
    } catch (error) {
      // Leave out the error message: it may quote user input, and the log has it.
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      fail()
      throw error
    } finally {
      if (own.company !== undefined) span.setAttribute('vakwerk.company_id', own.company)
      span.end()
    }
  }
  traceWith(tracer)
  return async () => {
    traceWith(undefined)
    const late = Bun.sleep(STOP_MS).then(() => Promise.reject(new Error(`No answer in ${STOP_MS} ms`)))
    await Promise.race([provider.shutdown(), late]).catch(error => log.warn('traces not sent', { error }))
  }
}
