import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { nullable } from '@core/db/schema'
import { toEuros } from '@core/domain/money'
import { SHEET_TYPES, writeSheet } from '@core/exports/write-sheet'
import { fileResponse } from '@core/http/response'
import { VAT_CATEGORIES } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { BOOKS, checkedPeriod, periodSchema } from './period'
import { RUBRICS } from './rubrics'
import { formatSchema } from './sheet-format'
import { ofRubric, type VatLine, vatLines, vatList } from './vat-list'

const rubricSchema = t.Union(RUBRICS.map(rubric => t.Literal(rubric)))
const category = t.Union(VAT_CATEGORIES.map(one => t.Literal(one)))
const money = { base: t.Number(), vat: t.Number() }

/** The VAT of a period, for the return and for whoever checks it. */
export const vatCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: 'invoice/books/vat',
    operationId: 'invoice.books.vat',
    access: BOOKS,
    summary: 'The figures of the Dutch VAT return that final invoices and credits give, by their date',
    query: periodSchema,
    response: t.Object({
      rubrics: t.Array(
        t.Object({
          rubric: rubricSchema,
          invoices: t.Integer(),
          ...money,
          whole_base: t.Integer({ description: 'Whole euros, rounded down' }),
          whole_vat: t.Integer({ description: 'Whole euros, rounded down' }),
          parts: t.Array(t.Object({ category, rate: t.Number(), ...money })),
        }),
      ),
      invoices: t.Integer(),
      ...money,
      whole_vat: t.Integer({ description: 'The whole figures added up' }),
    }),
    run: async (context, { query }) => vatList(await vatLines(context, checkedPeriod(query))),
  }),
  call({
    method: 'GET',
    path: 'invoice/books/vat/invoices',
    operationId: 'invoice.books.vatinvoices',
    access: BOOKS,
    summary: 'The invoices and credits behind a figure of the VAT return',
    query: t.Object({
      ...periodSchema.properties,
      rubric: rubricSchema,
      offset: t.Optional(t.Integer({ minimum: 0 })),
      limit: t.Optional(t.Integer({ minimum: 1, maximum: 500 })),
    }),
    response: t.Object({
      total: t.Integer(),
      lines: t.Array(
        t.Object({
          id: t.Integer(),
          number: nullable(t.String()),
          documentdate: nullable(t.String()),
          relation_fullname: t.String(),
          category,
          rate: t.Number(),
          ...money,
        }),
      ),
    }),
    async run(context, { query }) {
      const { rubric, offset = 0, limit = 100 } = query
      const lines = ofRubric(await vatLines(context, checkedPeriod(query)), rubric)
      return { total: lines.length, lines: lines.slice(offset, offset + limit).map(answered) }
    },
  }),
  call({
    method: 'GET',
    path: 'invoice/books/vat/export',
    operationId: 'invoice.books.exportvat',
    access: BOOKS,
    summary: 'What each invoice and credit adds to the VAT return, as CSV or spreadsheet',
    query: t.Object({ ...periodSchema.properties, format: formatSchema }),
    response: 'file',
    async reachOut(context, { query }) {
      const { from, to } = checkedPeriod(query)
      const sheet = sheetOf(context, await vatLines(context, { from, to }))
      const { format = 'xlsx' } = query
      const { company, language } = context
      return async () => {
        const bytes = await writeSheet(company.id, { sheet, format, language, zoned: company })
        return fileResponse(bytes, SHEET_TYPES[format], `btw-${from}-${to}.${format}`)
      }
    },
    run: async (_, { heard }) => heard,
  }),
]

const answered = ({ invoice, category, rate, base, vat }: VatLine) => ({
  id: invoice.id,
  number: invoice.number,
  documentdate: invoice.documentdate,
  relation_fullname: invoice.relation_fullname,
  category,
  rate,
  base: toEuros(base),
  vat: toEuros(vat),
})

const COLUMNS = ['rubric', 'category', 'rate', 'number', 'documentdate', 'relation_fullname', 'base', 'vat'] as const

function sheetOf(context: Context, lines: readonly VatLine[]) {
  const word = (key: string) => context.text(`invoice.${key}`)
  return {
    headers: COLUMNS.map(column => word(`books_column_${column}`)),
    columns: COLUMNS,
    rows: lines.map(line => ({
      ...answered(line),
      rubric: word(`rubric_${line.rubric}`),
      category: word(`books_${line.category}_vat`),
    })),
  }
}
