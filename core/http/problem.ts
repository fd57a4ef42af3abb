import type { Translate } from '@core/locales/translate'
import type { Language } from '@core/tenancy/modules'

/** The statuses the platform answers on purpose (DESIGN §5). */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Refused in this state',
  412: 'Changed by somebody else',
  413: 'Too large',
  415: 'Not in this form',
  422: 'Not valid',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available',
}

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

/** The body that clients read: RFC 9457 with `message` and `errors` (G-ERR). */
export function problemBody(problem: Problem, translate: Translate, language: Language) {
  const message = translate(problem.key, language, problem.options.values)
  const errors = problem.options.errors
  return {
    type: `about:blank#${problem.key}`,
    title: TITLES[problem.status] ?? 'Problem',
    status: problem.status,
    detail: message,
    message,
    ...(errors
      ? {
          errors: Object.fromEntries(
            Object.entries(errors).map(([field, { key, values }]) => [field, [translate(key, language, values)]]),
          ),
        }
      : {}),
    ...problem.options.extra,
  }
}

/** A problem as an HTTP answer. */
export function problemResponse(problem: Problem, translate: Translate, language: Language): Response {
  return Response.json(problemBody(problem, translate, language), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', ...problem.options.headers },
  })
}
