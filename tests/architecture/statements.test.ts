import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { Glob } from 'bun'

/** Who sends statements that no type can check, and why: all others are written by `statement()` (ADR 31). */
const WRITTEN_AT_RUN_TIME: Readonly<Record<string, string>> = {
  'core/db/check-writable.ts': 'asks the server and no table',
  'core/db/common-trigrams.ts': 'calls a function of the database with a table that it is given',
  'core/db/files/owned-rows.ts': 'any table that files hang on',
  'core/db/hold-version.ts': 'any table with versions',
  'core/db/holds-other-values.ts': 'any table',
  'core/db/pointers.ts': 'every table with a column that points at records of a kind',
  'core/db/present-among.ts': 'any table that keeps records',
  'core/db/imports/find-same.ts': 'any table that is imported into',
  'core/db/imports/matches.ts': 'any table that is imported into',
  'core/db/insert.ts': 'any table',
  'core/db/is-referred-to.ts': 'any table that refers to another',
  'core/db/keep-place.ts': 'any table with places',
  'core/db/list.ts': 'any table',
  'core/db/lock-by-name.ts': 'takes a lock and asks no table',
  'core/db/newest-of-each.ts': 'any table',
  'core/db/open-record.ts': 'any table',
  'core/db/read-json.ts': 'any table',
  'core/db/sample.ts': 'asks the table that is searched',
  'core/db/search.ts': 'any table that is searched',
  'core/db/standings.ts': 'any table',
  'core/db/sums.ts': 'any table',
  'core/db/sums-in-ranges.ts': 'any table with amounts and days',
  'core/db/used-values.ts': 'any table',
  'core/db/write.ts': 'any table that refers to another',
  'core/db/tenancy/companies.ts': 'sorted and searched as whoever asks wants',
  'core/db/trashed-among.ts': 'of the tables whose records others belong to',
}

/** Where a moment may be finer than columns keep it. */
const FINER: Readonly<Record<string, string>> = {
  'core/db/statement.ts': 'makes it as precise as they are',
  'core/db/tenancy/owned-modules.ts': 'compares it and stores nothing',
}

const sends = (file: string) =>
  /import \{[^}]*\brun\b[^}]*\} from '(?:\.\.?|@core\/db)\/sql'/.test(readFileSync(file, 'utf8'))

test('statements of known tables are written by statement(), which checks tables, columns and types', () => {
  const files = [...new Glob('core/**/*.ts').scanSync('.'), ...new Glob('plugins/**/*.ts').scanSync('.')]
  const senders = files.filter(file => !/\.test\.ts$|\/tests\//.test(file) && sends(file))
  expect(senders.sort()).toEqual(Object.keys(WRITTEN_AT_RUN_TIME).sort())
})

test('statements take moments from statement(), which gives them the precision of the columns that keep them', () => {
  const finer = [...new Glob('core/db/**/*.ts').scanSync('.')].filter(
    file =>
      !file.endsWith('.test.ts') &&
      /(?<!Date\.)\bnow\(\)|clock_timestamp|current_timestamp|timestamptz\b(?!\()/.test(readFileSync(file, 'utf8')),
  )
  expect(finer.sort()).toEqual(Object.keys(FINER))
})
