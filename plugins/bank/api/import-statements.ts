import { call } from '@core/context/call'
import { nullable } from '@core/db/schema'
import { uploadOf } from '@core/storage/accepted-file'
import { Type as t } from '@sinclair/typebox'
import { keepStatements } from '../domain/keep-statements'
import { readStatements } from '../statements/read-statements'

const kept = t.Object({
  account: t.String(),
  new_account: t.Boolean(),
  number: nullable(t.String()),
  from_day: t.String({ format: 'date' }),
  until_day: t.String({ format: 'date' }),
  opening_balance: t.Number(),
  closing_balance: t.Number(),
  line_count: t.Integer(),
  new_count: t.Integer(),
  expected_balance: nullable(
    t.Number({ description: 'Balance that the statement before it ended with, where it does not begin with that' }),
  ),
})

/** Reads a file of statements and keeps what is new in it, or only tells what that would be. */
export const importStatements = call({
  method: 'POST',
  path: 'bankstatement/import',
  access: { module: 'INVOICE' },
  summary: 'Import bank statements: CAMT.053, MT940 or a zip of those; what earlier statements had is left out',
  multipart: 'statement',
  body: t.Object({
    file: t.Any({ description: 'CAMT.053, MT940 or a zip of those, at most 10 MB' }),
    dry_run: t.Optional(
      t.Union([t.Literal('true'), t.Literal('false')], { description: 'Only tell what would be kept' }),
    ),
  }),
  response: t.Object({ statements: t.Array(kept), new_count: t.Integer() }),
  async reachOut(context, { body }) {
    const { file } = uploadOf(body.file)
    const companyId = context.company.id
    return () => readStatements(companyId, file.bytes, 'file')
  },
  async run(context, { body, heard }) {
    const statements = await keepStatements(context, heard, {
      filename: uploadOf(body.file).name,
      dry: body.dry_run === 'true',
    })
    return { statements, new_count: statements.reduce((sum, { new_count }) => sum + new_count, 0) }
  },
})
