import { isTenantEntity } from '@core/db/entity'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '@plugins/index'

/** A part of a statement with tables of its own: the whole, or a query in brackets. */
type Scope = string

const QUERY = /^\s*(?:select|insert|update|delete|with)\b/i
const BETWEEN_QUERIES = /\b(?:union(?:\s+all)?|except|intersect)\b/i
const NO_ALIAS = 'set|where|on|order|group|limit|inner|left|cross|join|returning|for|union|having|offset|from|using'
const TABLE = new RegExp(
  `\\b(?:from|join|update|using)\\s+(?:only\\s+)?"?(\\w+)"?(?:\\s+(?:as\\s+)?(?!(?:${NO_ALIAS})\\b)"?(\\w+)"?)?`,
  'gi',
)
const COLUMN = '(?:"?(\\w+)"?\\.)?"?(company_id|id)"?'
const VALUE = `\\$\\d+|\\?|-?\\d+|''`
const EQUAL = new RegExp(`(?<![\\w."])${COLUMN}\\s*=\\s*(?:(${VALUE})|${COLUMN})`, 'gi')

/**
 * Tables of companies that a statement reads, changes or deletes from without naming the company beside them: row-level
 * security would still answer the right rows, but a database that is spread by company would ask every machine.
 */
export function tablesWithoutCompany(statement: string, owned: ReadonlySet<string>): string[] {
  return scopesOf(statement.replace(/'(?:[^']|'')*'/g, "''")).flatMap(scope => {
    const tables = [...scope.matchAll(TABLE)].map(([, table = '', alias = table]) => ({ table, alias }))
    const told = tables.some(({ table }) => owned.has(table)) ? toldIn(scope, tables) : new Set()
    return tables.filter(({ table, alias }) => owned.has(table) && !told.has(alias)).map(({ table }) => table)
  })
}

/** The tables of which a query says the company: by a value, by a row of the query around it, or by one of those. */
function toldIn(scope: Scope, tables: readonly { readonly table: string; readonly alias: string }[]): Set<string> {
  const here = new Map(tables.map(({ table, alias }) => [alias, table]))
  const only = tables.length === 1 ? tables[0]?.alias : undefined
  const sideOf = (alias: string | undefined, column: string | undefined) => {
    const of = alias ?? only
    if (of === undefined) return column === 'company_id' ? 'all' : undefined
    if (!here.has(of)) return 'outside'
    const isCompany = column === (here.get(of) === 'company' ? 'id' : 'company_id')
    return isCompany ? of : undefined
  }
  const told = new Set(['outside'])
  const equal = [...scope.matchAll(EQUAL)].map(
    ([, alias, column, value, other, otherColumn]) =>
      [sideOf(alias, column), value ? 'outside' : sideOf(other, otherColumn)] as const,
  )
  for (let before = -1; before < told.size; ) {
    before = told.size
    for (const [one, other] of equal) {
      if (one === undefined || other === undefined || told.has(one) === told.has(other)) continue
      for (const side of one === 'all' || other === 'all' ? here.keys() : [one, other]) told.add(side)
    }
  }
  return told
}

/** The queries of a statement, each without those inside it. */
function scopesOf(text: string): Scope[] {
  const found: Scope[] = []
  const open: { text: string; from: number }[] = [{ text: '', from: 0 }]
  for (let at = 0; at < text.length; at++) {
    const inner = open[open.length - 1] as { text: string; from: number }
    const sign = text[at] as string
    if (sign === '(') open.push({ text: '', from: at })
    else if (sign === ')' && open.length > 1) {
      open.pop()
      const outer = open[open.length - 1] as { text: string }
      if (QUERY.test(inner.text)) {
        found.push(...inner.text.split(BETWEEN_QUERIES))
        outer.text += '()'
      } else outer.text += `(${inner.text})`
    } else inner.text += sign
  }
  return [...found, ...(open[0]?.text ?? '').split(BETWEEN_QUERIES)]
}

const OWNED = new Set(
  assemble([kernel, ...plugins])
    .entities.filter(isTenantEntity)
    .map(({ meta }) => meta.tableName),
)
const MOST = 5000
const checked = new Set<string>()

/**
 * Refuses a statement that says of a table of companies not whose rows it means.
 *
 * @throws Error inside whatever sends it
 */
export function namesItsCompany(statement: string): void {
  if (checked.has(statement)) return
  const open = tablesWithoutCompany(statement, OWNED)
  if (open.length) throw new Error(`Without its company, of ${open.join(', ')}: ${statement}`)
  if (checked.size < MOST) checked.add(statement)
}
