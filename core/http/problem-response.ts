import type { Language } from '@core/context/modules'
import type { Problem } from '@core/context/problem'
import type { Translate } from '@core/locales/translate'

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
