import { ownValue } from '@core/domain/own-value'
import { escapeHtml } from '@core/expressions/escape-html'
import type { Block } from '@plugins/documents/contract'
import { WITHOUT_ANSWER } from '../contract/field-types'
import type { KeptField } from '../entities/vertical-version'
import type { keptForm } from './kept-form'
import { placeOf } from './questions'
import { rowsIn } from './rows-in'

/** Photos, drawings and signatures of a form, as they are named on paper. */
export interface PrintedPicture {
  readonly id: number
  readonly place: string
  readonly filename: string
}

/** A filled-in form as it is printed. */
export interface PrintedForm {
  readonly fields: readonly KeptField[]
  readonly filled: ReturnType<typeof keptForm>
  readonly pictures: readonly PrintedPicture[]
  /** Names of the files of a place. */
  readonly files: ReadonlyMap<string, readonly string[]>
  /** An answer that is no text, as people read it. */
  readonly words: (field: KeptField, value: unknown) => string
}

/** What a form asks and what was answered, as blocks of a document: tables of answers, with the pictures where they belong. */
export function formBlocks({ fields, filled, pictures, files, words }: PrintedForm): Block[] {
  const { answers, isShown } = filled
  const blocks: Block[] = []
  let lines: string[] = []
  const flush = (): void => {
    if (lines.length) blocks.push({ type: 'rich-text', columns: [`<table><tbody>${lines.join('')}</tbody></table>`] })
    lines = []
  }
  const line = (label: string, text: string): void => {
    lines.push(`<tr><td><strong>${escapeHtml(label)}</strong></td><td>${escapeHtml(text)}</td></tr>`)
  }
  const heading = (text: string): void => {
    flush()
    blocks.push({ type: 'heading', text })
  }

  function print(field: KeptField, place: string, value: unknown): void {
    const { field_type, field_label } = field
    const taken = pictures.filter(picture => picture.place === place)
    if (field_type === 'header') heading(field_label)
    else if (!WITHOUT_ANSWER.has(field_type)) line(field_label, words(field, value))
    else if (field_type === 'file') line(field_label, files.get(place)?.join(', ') ?? '–')
    else if (!taken.length) line(field_label, '–')
    else {
      flush()
      blocks.push({ type: 'rich-text', columns: [`<h3>${escapeHtml(field_label)}</h3>`] })
      for (const { id, filename } of taken)
        blocks.push({ type: 'picture', widget_id: id, alignment: 'alignleft', alt: `${field_label}: ${filename}` })
    }
  }

  const asked = fields.filter(({ field_type }) => field_type !== 'hidden')
  for (const field of asked.filter(({ group, field_name }) => group === null && isShown(field_name))) {
    if (field.field_type !== 'group') {
      print(field, field.field_name, ownValue(answers, field.field_name))
      continue
    }
    for (const [at, row] of rowsIn(ownValue(answers, field.field_name)).entries()) {
      heading(`${field.field_label} ${at + 1}`)
      for (const one of asked)
        if (one.group === field.field_name && isShown(one.field_name, at))
          print(one, placeOf(one.field_name, field.field_name, row.row_id), row[one.field_name])
    }
  }
  flush()
  return blocks
}
