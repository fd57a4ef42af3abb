/** Seconds; the last bucket is everything. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** One number with its labels, as Prometheus reads it. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** Counts requests of this process since its start. */
export interface RequestMetrics {
  /** @param route the pattern, never the address: numbers and hashes stay out of the labels */
  observe(method: string, route: string, status: number, seconds: number): void
  text(): string
}

export function requestMetrics(): RequestMetrics {
  const answered = new Map<string, { labels: Record<string, string>; value: number }>()
  const durations = new Map<string, { labels: Record<string, string>; buckets: number[]; sum: number; count: number }>()
  return {
    observe(method, route, status, seconds) {
      const counted = `${method} ${route} ${status}`
      const answers = answered.get(counted) ?? { labels: { method, route, status: String(status) }, value: 0 }
      answers.value++
      answered.set(counted, answers)
      const timed = `${method} ${route}`
      const duration = durations.get(timed) ?? {
        labels: { method, route },
        buckets: BUCKETS.map(() => 0),
        sum: 0,
        count: 0,
      }
      for (const [i, limit] of BUCKETS.entries())
        if (seconds <= limit) duration.buckets[i] = (duration.buckets[i] ?? 0) + 1
      duration.sum += seconds
      duration.count++
      durations.set(timed, duration)
    },
    text() {
      const name = 'vakwerk_http_request_duration_seconds'
      const lines = [`# HELP ${name} Time to answer, by route.`, `# TYPE ${name} histogram`]
      for (const { labels, buckets, sum, count } of durations.values()) {
        for (const [i, limit] of BUCKETS.entries())
          lines.push(line(`${name}_bucket`, { labels: { ...labels, le: String(limit) }, value: buckets[i] ?? 0 }))
        lines.push(line(`${name}_bucket`, { labels: { ...labels, le: '+Inf' }, value: count }))
        lines.push(line(`${name}_sum`, { labels, value: sum }), line(`${name}_count`, { labels, value: count }))
      }
      return (
        metric('vakwerk_http_requests_total', 'counter', 'Answers, by route and status.', [...answered.values()]) +
        `${lines.join('\n')}\n`
      )
    },
  }
}

/** One metric in the text format of Prometheus. */
export function metric(name: string, type: 'counter' | 'gauge', help: string, samples: readonly Sample[]): string {
  return `${[`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map(sample => line(name, sample))].join('\n')}\n`
}

function line(name: string, { labels = {}, value }: Sample): string {
  const given = Object.entries(labels).map(([label, text]) => `${label}="${text.replace(/[\\"\n]/g, '_')}"`)
  return `${name}${given.length ? `{${given.join(',')}}` : ''} ${value}`
}
