import type { Enricher } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { isLocked, kindOf } from './open-document'

/** Says on single records of a kind whether nothing about them changes any more. */
export const lockedField = (code: string): Enricher => ({
  single: true,
  fields: { locked: t.Boolean() },
  async run(rows, context) {
    const kind = kindOf(context, code)
    for (const row of rows) row.locked = kind !== undefined && isLocked(kind, { status: String(row.status) })
  },
})
