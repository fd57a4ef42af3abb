/** What people fill a field in with. */
export type FieldInput =
  | 'text'
  | 'textarea'
  | 'richtext'
  | 'email'
  | 'phone'
  | 'url'
  | 'postcode'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'select'
  | 'checkbox'
  | 'reference'
  | 'tags'

/** How a record of another resource is looked up. */
export interface ReferenceTarget {
  /** Address of its list: `/api/organization`. */
  readonly path: string
  /** Field that says what a record is called. */
  readonly by: string
  /** Fields that tell namesakes apart. */
  readonly notes: readonly string[]
  /** Order of what a search finds. */
  readonly sort: string
  /** Filters of its list that leave those which may be chosen; all may be where there are none. */
  readonly among?: Readonly<Record<string, string>>
  /** Modules of which a company needs one to look; none where everybody may. */
  readonly modules?: readonly string[]
}

/**
 * One field of a resource as people meet it, derived from its entity and from the texts of its plugin. Labels are keys
 * of texts, never texts: a screen shows them in the language of who looks.
 */
export interface FieldDescription {
  readonly input: FieldInput
  /** Key of its name. */
  readonly label: string
  /** Key of what helps to fill it in. */
  readonly help?: string
  /** Part whose texts these are, when it is not the one of the resource. */
  readonly texts?: string
  /** A record cannot be without it: emptying it is refused. */
  readonly required?: true
  /** Clients read it and never write it. */
  readonly readonly?: true
  /** Characters at the most. */
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number
  /** Digits behind the comma, where that is fixed. */
  readonly decimals?: number
  /** What can be chosen, in order, each with the key of its word. */
  readonly choices?: Readonly<Record<string, string>>
  readonly reference?: ReferenceTarget
  /** What stands in a new record unless told. */
  readonly initial?: string | number | boolean
  /** Yes and no travel as 1 and 0. */
  readonly asNumber?: true
}

/** The fields of a resource, in order. `openapi/fields/` holds one of these per resource, for the browser. */
export interface ResourceFields {
  /** Address of its list: `/api/relation`. */
  readonly path: string
  /** Part whose texts name the fields: the plugin. */
  readonly texts: string
  readonly fields: Readonly<Record<string, FieldDescription>>
}
