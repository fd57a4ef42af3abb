interface Placed {
  readonly id: number
  readonly group_id: number | null
  readonly field_type: string
  readonly field_label: string
}

/** A heading or a group of a form, and how many fields stand under or in it. */
export interface FormPart {
  readonly id: number
  readonly title: string
  readonly count: number
  readonly isGroup: boolean
}

/** What a form is made of, in order: a heading holds the fields up to the next heading or group. */
export function partsOf(fields: readonly Placed[]): FormPart[] {
  const parts: FormPart[] = []
  let heading: number | null = null
  for (const { id, field_type, field_label: title } of fields.filter(({ group_id }) => group_id === null)) {
    if (field_type === 'group') {
      parts.push({ id, title, count: fields.filter(({ group_id }) => group_id === id).length, isGroup: true })
      heading = null
    } else if (field_type === 'header') {
      heading = parts.push({ id, title, count: 0, isGroup: false }) - 1
    } else if (heading !== null) {
      const part = parts[heading]
      if (part) parts[heading] = { ...part, count: part.count + 1 }
    }
  }
  return parts
}

/**
 * The fields of a form whose headings and groups stand in another order. What stands in a group, under a heading or behind
 * either goes with it; what stands before the first of them stays there.
 */
export function inPartOrder<F extends Placed>(fields: readonly F[], partIds: readonly number[]): F[] {
  const start: F[] = []
  const blocks = new Map<number, F[]>()
  let block = start
  for (const field of fields.filter(({ group_id }) => group_id === null)) {
    if (field.field_type === 'group' || field.field_type === 'header') {
      block = []
      blocks.set(field.id, block)
    }
    block.push(field, ...fields.filter(({ group_id }) => group_id === field.id))
  }
  return [...start, ...partIds.flatMap(id => blocks.get(id) ?? [])]
}
