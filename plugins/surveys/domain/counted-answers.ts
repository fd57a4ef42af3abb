import { readRows } from '@core/db/list'
import type { Enricher } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { VerticalVersion } from '../entities/vertical-version'
import { type KeptAnswers, keptForm } from './kept-form'
import { questionsOf } from './questions'
import { takenFor } from './taken-for'

const count = t.Integer({ minimum: 0 })

/** How far each form is: its name, how much it asks now and how much of that is filled in, and its photos. */
export const countedAnswers: Enricher = {
  fields: {
    ...{ form_name: t.String(), asked: count, filled: count, lacking: count, photos: count },
    taken: t.Array(t.String(), { description: 'The place of each photo and file of the form' }),
  },
  async run(rows, context) {
    const ids = [...new Set(rows.map(row => Number(row.verticalversion_id)))]
    const versions = await readRows(context, VerticalVersion, ['id', 'description', 'fields'], { id: ids })
    const takenOf = await takenFor(
      context,
      rows.map(row => Number(row.id)),
    )
    for (const row of rows) {
      const version = versions.find(({ id }) => id === row.verticalversion_id)
      const fields = version?.fields ?? []
      const { places, photos } = takenOf(Number(row.id))
      const questions = questionsOf(fields, keptForm(fields, row as typeof row & KeptAnswers), places)
      row.form_name = version?.description ?? ''
      row.asked = questions.length
      row.filled = questions.filter(({ isFilled }) => isFilled).length
      row.lacking = questions.filter(({ isLacking }) => isLacking).length
      row.photos = photos
      row.taken = [...places].flatMap(([place, count]) => Array.from({ length: count }, () => place))
    }
  },
}
