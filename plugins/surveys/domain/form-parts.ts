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
