import { writeSheets } from '@core/exports/write-sheet'
import { makeThumbnails, readHeic } from '@core/files/pictures/read-photo'
import { heicPhoto } from '@core/files/pictures/tests/heic-photo'
import { readSheets } from '@core/imports/read-sheet'
import type { HeavyWork } from '@core/limited-process/heavy-work'
import { readMails } from '@core/mailboxes/read-mail'
import { understandFiles } from '@core/storage/accept-upload'
import { drawCards } from '@core/tenancy/customer-pages/draw-preview-card'
import { DUTCH } from '@core/time/today'
import { readSerials } from '@plugins/aftercare/domain/read-serials'
import { statementReading } from '@plugins/bank/statements/read-statements'
import { camt } from '@plugins/bank/tests/sample-statements'
import { readSignatures } from '@plugins/documents/domain/read-signature'
import { printPayload } from '@plugins/documents/pdf/print-payload'
import { printer } from '@plugins/documents/pdf/render-pdf'
import { content, quotation } from '@plugins/documents/tests/sample-document'
import { readCalendars } from '@plugins/integrations/domain/read-calendar'
import { writeAuditFiles } from '@plugins/invoice/books/audit-file/download-audit-file'
import { auditOf } from '@plugins/invoice/tests/sample-audit'
import { pixelBomb } from './pixel-bomb'

/** What somebody sends who wants others to wait, and the smallest that anybody else sends, for one kind of heavy work. */
export interface HeavyCase {
  readonly work: Pick<HeavyWork<never, unknown>, 'name' | 'stop'>
  readonly worst: (companyId: number) => Promise<unknown>
  readonly least: (companyId: number) => Promise<unknown>
}

/** Of what is made already: making it would take time of the process that is measured. */
const heavyCase = <Job>(work: HeavyWork<Job, unknown>, worst: Job, least: Job): HeavyCase => ({
  work,
  worst: companyId => work.do(companyId, worst),
  least: companyId => work.do(companyId, least),
})

const bytes = (text: string) => new TextEncoder().encode(text)
const large = pixelBomb(9000, 9000)
const small = pixelBomb(8, 8)
const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Jan ${n}`, amount: n / 4 }))
const sheet = (count: number) => ({
  headers: ['Naam', 'Bedrag'],
  columns: ['name', 'amount'],
  pages: [JSON.stringify(rows(count).map(({ name, amount }) => [name, amount]))],
  format: 'xlsx' as const,
  language: 'nl' as const,
  zoned: DUTCH,
})
const csv = (count: number) => ({
  bytes: bytes(`Voornaam;Achternaam\r\n${'Jan;Mol\r\n'.repeat(count)}`),
  isText: true,
  heads: new Set(['voornaam', 'achternaam']),
})
const mail = (text: string) => bytes(`From: a@klant.example\r\nTo: b@klant.example\r\nSubject: Post\r\n\r\n${text}`)
const calendar = (events: number) => ({
  bytes: bytes(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...Array.from({ length: events }, (_, n) =>
        [
          'BEGIN:VEVENT',
          `UID:${n}`,
          'DTSTART:20200101T080000Z',
          'DTEND:20200101T090000Z',
          'RRULE:FREQ=HOURLY;BYMONTHDAY=30;BYMONTH=1,3,5,7;BYDAY=MO',
          'SUMMARY:werk',
          'END:VEVENT',
        ].join('\r\n'),
      ),
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  ),
  window: { from: new Date('2026-11-01'), to: new Date('2026-12-01'), time_zone: DUTCH.time_zone },
})
const statement = (lines: number) => ({
  bytes: bytes(
    camt([
      {
        from: '2026-11-20',
        until: '2026-11-20',
        opening: 0,
        lines: Array.from({ length: lines }, (_, n) => ({ day: '2026-11-20', amount: n + 1, text: `Factuur ${n}` })),
      },
    ]),
  ),
})
const printed = (paragraphs: number) => {
  const { widgets, ...more } = content()
  return {
    timestamp: 1_764_000_000,
    ...printPayload(
      quotation({ content: { ...more, widgets: Array.from({ length: paragraphs }, () => widgets).flat() } }),
    ),
  }
}

/** For each kind of heavy work; a kind without one fails `tests/architecture/heavy-work`. */
export const HEAVY_CASES: readonly HeavyCase[] = [
  heavyCase(
    understandFiles,
    { bytes: large, purpose: 'attachment' as const },
    { bytes: small, purpose: 'attachment' as const },
  ),
  heavyCase(readHeic, heicPhoto(), heicPhoto()),
  heavyCase(makeThumbnails, large, small),
  heavyCase(readSheets, csv(20_000), csv(1)),
  heavyCase(writeSheets, sheet(30_000), sheet(1)),
  heavyCase(readMails, mail('\n'.repeat(2 ** 20)), mail('Dag')),
  heavyCase(readCalendars, calendar(200), calendar(0)),
  heavyCase(statementReading, statement(15_000), statement(1)),
  heavyCase(drawCards, card(large), card(null)),
  heavyCase(readSerials, large, small),
  heavyCase(readSignatures, pixelBomb(2800, 2800), small),
  heavyCase(printer, printed(20), printed(1)),
  heavyCase(writeAuditFiles, auditOf(20_000), auditOf(1)),
]

function card(logo: Uint8Array | null) {
  return { company: 'Zonnig Dak', title: 'Uw offerte', color: null, logo }
}
