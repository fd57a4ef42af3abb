/** The statuses the platform answers on purpose (DESIGN §5). */
export type ProblemStatus = 400 | 401 | 403 | 404 | 408 | 409 | 412 | 413 | 415 | 422 | 429 | 503

/** What is wrong with a field: a text key and what goes into it. */
export interface FieldProblem {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** An answer other than success. `key` names the text that the user reads. */
export class Problem extends Error {
  constructor(
    readonly status: ProblemStatus,
    readonly key: string,
    readonly options: {
      values?: Readonly<Record<string, string | number>>
      errors?: Readonly<Record<string, FieldProblem>>
      headers?: Readonly<Record<string, string>>
      /** Extra members of the answer, such as the current record of a stale write. */
      extra?: Readonly<Record<string, unknown>>
    } = {},
  ) {
    super(key)
  }
}

/** 404: unknown here, which is also what records of another company are. */
export const notFound = () => new Problem(404, 'core.not_found')
/** 403: module, role or company does not allow it. */
export const forbidden = (key = 'core.forbidden') => new Problem(403, key)
/** 409: the state of the record refuses it. */
export const refused = (key: string, values?: Readonly<Record<string, string | number>>) =>
  new Problem(409, key, values ? { values } : {})
/** 422: one field is wrong. */
export const invalid = (field: string, key: string, values?: Readonly<Record<string, string | number>>) =>
  new Problem(422, key, { ...(values ? { values } : {}), errors: { [field]: { key, ...(values ? { values } : {}) } } })
