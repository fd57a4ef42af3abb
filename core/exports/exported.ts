import { type Call, call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { traitsOf } from '@core/db/described'
import { hasCustomFields } from '@core/db/entity'
import { type ListPage, readPage } from '@core/db/list'
import { wireFields } from '@core/db/schema'
import { fileResponse } from '@core/http/response'
import { type Ability, hasCall } from '@core/resource/ability'
import { additionsWith, type HeldAddition, namesOf } from '@core/resource/additions'
import { customFieldsOf } from '@core/resource/custom-values'
import { declared } from '@core/resource/declared'
import { describeFields } from '@core/resource/describe-fields'
import { cursorOf, enrichRows, type ListInput, selectionOf } from '@core/resource/list-rows'
import type { AnyResource, Enricher, OutgoingRow } from '@core/resource/resource'
import { accessOf, listParams, ownFilters, rowWith } from '@core/resource/schemas'
import { today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { cellsThatAreCut } from './cell-text'
import type { Sheet } from './sheet'
import { SHEET_TYPES, writeSheet } from './write-sheet'

/** Rows in one file at the most; `X-Truncated` says how many there are when there are more. */
const MOST = 100_000
const PAGE = 1000

/** Adds the export to every resource that has a list. */
export const exported: Ability = {
  name: 'exported',
  calls: (resource, additions) => (hasCall(resource, 'list') ? [exportRows(resource, additions)] : []),
}

/** A list as a file: the same rows in the same order, with the columns and headers that the user sees. */
function exportRows(resource: AnyResource, additions: readonly HeldAddition[]): Call {
  const enrichers = resource.enrich ?? []
  const shown = Object.keys(rowWith(resource, enrichers).properties)
  const others = namesOf(additions)
  const { offset, limit, after, fields, sum, ...asked } = listParams(resource, additions).properties
  return call({
    method: 'GET',
    path: `${resource.path}/export`,
    access: accessOf(resource),
    summary: `${resource.path} as CSV or spreadsheet`,
    query: t.Object(
      {
        ...asked,
        format: t.Optional(t.Union([t.Literal('csv'), t.Literal('xlsx')])),
        columns: t.Optional(t.String({ maxLength: 2000, description: 'Fields to write, separated by commas' })),
        headers: t.Optional(
          t.String({ maxLength: 4000, description: 'Their headers, separated by |; their names unless told' }),
        ),
        words: t.Optional(
          t.String({
            maxLength: 8000,
            description:
              'Words to write for values, separated by |: `status:draft:Concept`; what choices are called unless told',
          }),
        ),
      },
      ownFilters(resource.entity),
    ),
    response: 'file',
    async reachOut(context, { query }) {
      const input = query as ListInput
      const own = hasCustomFields(resource.entity) ? /^custom_fields\.[a-z][a-z0-9_]*$/ : undefined
      const spoken = await spokenColumns(context, resource)
      const unasked = [...spoken.names.keys()].filter(name => shown.includes(name) || own?.test(name))
      const columns = (input.columns as string | undefined)?.split(',') ?? unasked
      if (columns.some(column => !shown.includes(column) && !others.includes(column) && !own?.test(column)))
        throw invalid('columns', 'core.unknown_field')
      const headers = (input.headers as string | undefined)?.split('|') ?? []
      const words = new Map([...spoken.words, ...wordsOf(input.words as string | undefined)])
      const added = additionsWith(
        additions,
        context,
        columns.filter(column => others.includes(column)),
        'columns',
      )
      const format = (input.format as keyof typeof SHEET_TYPES | undefined) ?? 'csv'
      let cut = 0
      const { rows, total } = await everyRow(resource, [...enrichers, ...added], context, input, page => {
        const flat = own ? page.map(row => ({ ...row, ...flattened(row.custom_fields) })) : page
        const told = inWords(flat, words).map(row => Object.fromEntries(columns.map(column => [column, row[column]])))
        if (format === 'xlsx') cut += cellsThatAreCut({ columns, rows: told })
        return told
      })
      const sheet: Sheet = {
        headers: columns.map((column, i) => headers[i] ?? spoken.names.get(column) ?? column),
        columns,
        rows,
      }
      const { company, language } = context
      return async () => {
        const bytes = await writeSheet(company.id, { sheet, format, language, zoned: company })
        const file = fileResponse(bytes, SHEET_TYPES[format], `${resource.path}-${today(company)}.${format}`)
        if (total > rows.length) file.headers.set('x-truncated', String(total))
        if (cut) file.headers.set('x-cut-cells', String(cut))
        return file
      }
    },
    run: async (_, { heard }) => heard,
  })
}

/** The columns that people know by name, those that the company added last: what an export holds unless told. */
async function spokenColumns(context: Context, resource: AnyResource) {
  const { names, words } = spokenFields(context, resource)
  if (hasCustomFields(resource.entity))
    for (const { key, label } of await customFieldsOf(context, resource.path)) names.set(`custom_fields.${key}`, label)
  // A resource that no screen describes has its own columns, but for those that programs keep.
  if (!names.size)
    for (const { name, property } of wireFields(resource.entity))
      if (!isForPrograms(name, property)) names.set(name, name)
  return { names, words }
}

const isForPrograms = (name: string, property: object): boolean => {
  const { internal, opensLink } = traitsOf(property)
  return internal === true || opensLink === true || name === 'company_id' || name === 'version'
}

/** What the fields of a resource and the values of its choices are called in the language of who asks. */
export function spokenFields(context: Context, resource: AnyResource) {
  const all = context.use(declared)
  const described = describeFields(all, resource)
  const names = new Map<string, string>()
  const words = new Map<string, ReadonlyMap<string, string>>()
  for (const [name, { label, texts = described.texts, choices }] of Object.entries(described.fields)) {
    const inWords = (key: string) => all.locales[texts]?.[context.language][key] ?? key
    names.set(name, inWords(label))
    if (choices) words.set(name, new Map(Object.entries(choices).map(([value, key]) => [value, inWords(key)])))
  }
  return { names, words }
}

/** Custom fields as columns: `custom_fields.type_dak`. */
const flattened = (values: unknown) =>
  Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [`custom_fields.${key}`, value]))

type Words = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Parses the words that replace values, per column.
 *
 * @throws Problem 422 for a word without column and value
 */
function wordsOf(asked: string | undefined): Words {
  const words = new Map<string, Map<string, string>>()
  for (const said of asked ? asked.split('|') : []) {
    const [, column, value, word] = /^([\w.]+):([^:]*):(.*)$/s.exec(said) ?? []
    if (column === undefined || value === undefined || word === undefined) throw invalid('words', 'core.invalid_value')
    words.set(column, (words.get(column) ?? new Map()).set(value, word))
  }
  return words
}

/** Replaces choices and booleans by their words. */
export function inWords(rows: readonly Row[], words: Words): readonly Row[] {
  if (!words.size) return rows
  return rows.map(row => {
    const named: Record<string, unknown> = { ...row }
    for (const [column, of] of words) {
      const value = row[column]
      if (typeof value === 'string' || typeof value === 'boolean') named[column] = of.get(String(value)) ?? value
    }
    return named
  })
}

type Row = Sheet['rows'][number]

/** @param written what is written of the rows of a page: done page by page, between which others are served */
async function everyRow(
  resource: AnyResource,
  enrichers: readonly Enricher[],
  context: Context,
  input: ListInput,
  written: (page: readonly OutgoingRow[]) => readonly Row[],
): Promise<{ rows: readonly Row[]; total: number }> {
  const selection = selectionOf(resource, context, input)
  const rows: Row[] = []
  let page: ListPage | undefined
  do {
    const after = page?.last ? cursorOf(page.last) : undefined
    page = await readPage(context, resource.entity, { ...selection, offset: 0, limit: PAGE, after })
    rows.push(...written(await enrichRows(enrichers, context, JSON.parse(page.json) as OutgoingRow[])))
  } while (page.last && rows.length < MOST)
  return { rows, total: page.total }
}
