import { type FieldProblem, Problem } from '@core/context/problem'
import { WITHOUT_ANSWER, WORKED_OUT } from '../contract/field-types'
import type { KeptField } from '../entities/vertical-version'
import { impossibleAnswers, placeInBody, whyImpossible } from './check-choices'
import { plainAnswer } from './plain-answer'
import { withAnswer } from './with-answer'
import { workOut } from './work-out'

type Answers = Readonly<Record<string, unknown>>

/** Rows of one repeated group. */
export const MOST_ROWS = 200

/**
 * The answers that a client sent, as they are kept: numbers as numbers, texts without what they end with. What follows from
 * others is left out, whatever was sent for it.
 *
 * @throws Problem 422 that names each field with an answer that it cannot have, or that the form does not ask
 */
export function checkedAnswers(fields: readonly KeptField[], sent: Answers): Answers {
  const { kept, wrong } = plainAnswers(fields, sent)
  if (Object.keys(wrong).length) throw new Problem(422, 'surveys.wrong_answers', { errors: wrong })
  return kept
}

/** Answers to an earlier version of a form, as far as it still asks for them and takes them. */
export const fittingAnswers = (fields: readonly KeptField[], answers: Answers): Answers =>
  siftedAnswers(fields, answers).kept

/** As often a form is worked out to find choices that go. What is left of a longer chain stands until somebody chooses anew. */
const ROUNDS = 10

/**
 * All answers to a form as far as it takes them, with choices that go with each other, and by their place why it does not
 * take others.
 */
export function siftedAnswers(fields: readonly KeptField[], sent: Answers) {
  const { kept, wrong } = plainAnswers(fields, sent)
  const answers = { ...kept }
  // A choice that goes can take those along that follow from it.
  for (let round = 0; round < ROUNDS; round++) {
    const gone = impossibleAnswers(fields, workOut(fields, answers))
    if (!gone.length) break
    for (const one of gone) {
      wrong[placeInBody(one.place, answers)] = whyImpossible(one)
      const { name, value } = withAnswer(answers, one.place, null)
      answers[name] = value
    }
  }
  return { kept: answers as Answers, wrong }
}

function plainAnswers(fields: readonly KeptField[], sent: Answers) {
  const wrong: Record<string, FieldProblem> = {}
  const kept: Record<string, unknown> = {}
  const asked = new Map(fields.filter(({ group }) => !group).map(field => [field.field_name, field]))
  for (const [name, value] of Object.entries(sent)) {
    const field = asked.get(name)
    if (!field || WITHOUT_ANSWER.has(field.field_type)) wrong[`field_values.${name}`] = { key: 'surveys.not_asked' }
    else if (!WORKED_OUT.has(field.field_type)) kept[name] = keep(field, value, `field_values.${name}`)
  }
  return { kept: kept as Answers, wrong }

  function keep(field: KeptField, value: unknown, place: string): unknown {
    if (value === null || value === undefined || value === '') return null
    const answer = field.field_type === 'group' ? rows(field, value, place) : plainAnswer(field, value)
    if (answer !== undefined) return answer
    wrong[place] = { key: `surveys.wrong_${KINDS[field.field_type] ?? 'text'}` }
    return null
  }

  function rows(group: KeptField, value: unknown, place: string): unknown {
    if (!Array.isArray(value) || value.length > MOST_ROWS) return undefined
    const own = fields.filter(field => field.group === group.field_name)
    const ids = new Set<string>()
    return value.map((row: unknown, at) => {
      if (typeof row !== 'object' || row === null) {
        wrong[place] = { key: 'surveys.wrong_rows' }
        return null
      }
      const { row_id, ...answers } = row as Record<string, unknown>
      const id =
        typeof row_id === 'string' && /^[\w-]{1,40}$/.test(row_id) && !ids.has(row_id) ? row_id : crypto.randomUUID()
      ids.add(id)
      const known: Record<string, unknown> = { row_id: id }
      for (const [name, answer] of Object.entries(answers)) {
        const field = own.find(({ field_name }) => field_name === name)
        if (!field || WITHOUT_ANSWER.has(field.field_type))
          wrong[`${place}.${at}.${name}`] = { key: 'surveys.not_asked' }
        else if (!WORKED_OUT.has(field.field_type)) known[name] = keep(field, answer, `${place}.${at}.${name}`)
      }
      return known
    })
  }
}

/** Which text says what a type of field takes. */
const KINDS: Readonly<Record<string, string>> = {
  number: 'number',
  date: 'date',
  time: 'time',
  checkbox: 'checkbox',
  selectbox: 'option',
  multiselect: 'option',
  product: 'number',
  location: 'number',
  group: 'rows',
}
