import type { Tone, useT } from '@core/ui'

type Words = ReturnType<typeof useT<'partner'>>

const KINDS = {
  quotation: 'kind_quotation',
  confirmation: 'kind_confirmation',
  invoice: 'kind_invoice',
  document: 'kind_document',
} as const
const STATUSES = {
  sent: 'status_sent',
  approved: 'status_approved',
  rejected: 'status_rejected',
  expired: 'status_expired',
  paid: 'status_paid',
  settled: 'status_settled',
  unpayable: 'status_unpayable',
} as const
const TONES: Readonly<Record<string, Tone>> = {
  sent: 'info',
  approved: 'ok',
  paid: 'ok',
  settled: 'ok',
  rejected: 'danger',
  unpayable: 'danger',
  expired: 'warn',
}

const isKnown = <Names extends object>(name: string, names: Names): name is keyof Names & string =>
  Object.hasOwn(names, name)

/** What a kind of document is called. */
export const kindName = (kind: string, t: Words): string => t(isKnown(kind, KINDS) ? KINDS[kind] : 'kind_document')

/** How a document stands, in words. */
export const statusName = (status: string, t: Words): string =>
  t(isKnown(status, STATUSES) ? STATUSES[status] : 'status_sent')

export const statusTone = (status: string): Tone => TONES[status] ?? 'neutral'
