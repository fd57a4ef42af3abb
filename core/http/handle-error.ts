import { invalid, notFound, Problem } from '@core/context/problem'
import { isCollision } from '@core/db/collision'
import { Unavailable } from '@core/db/unavailable'
import { languageOf } from '@core/locales/translate'
import type { Platform } from '@core/platform/platform'
import { FileRefused } from '@core/storage/file-refused'
import { log } from '@core/telemetry/log'
import { problemResponse } from './problem-response'

/** Any error as an answer: known ones by class, the rest as 500 with a reference number that the log knows too. */
export function errorResponse(platform: Platform, request: Request, error: unknown): Response {
  const language = languageOf(request.headers.get('accept-language'))
  const problem = error === undefined ? notFound() : problemOf(error)
  if (problem?.status === 503)
    log.warn('not available', { method: request.method, path: withoutHash(request.url), error })
  if (problem) return problemResponse(problem, platform.translate, language)
  const reference = crypto.randomUUID().slice(0, 8)
  log.error('request failed', { reference, method: request.method, path: withoutHash(request.url), error })
  const message = platform.translate('core.internal_error', language, { reference })
  return Response.json(
    {
      type: 'about:blank#core.internal_error',
      title: 'Something went wrong',
      status: 500,
      detail: message,
      message,
      reference,
    },
    { status: 500, headers: { 'content-type': 'application/problem+json; charset=utf-8' } },
  )
}

/** Hide customer hashes in logs: whoever reads one can open the record. */
const withoutHash = (url: string): string => new URL(url).pathname.replace(/(?<=\/)[\w-]{43}(?=\/|$)/g, '***')

/** Error codes of a full disk. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** Maps a known error to a problem; `undefined` for a bug of ours. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (!(error instanceof Error)) return undefined
  if (error instanceof Unavailable || FULL.has(String((error as { code?: unknown }).code)))
    return new Problem(503, 'core.unavailable', { headers: { 'retry-after': '5' } })
  if (isCollision(error)) return new Problem(503, 'core.collision', { headers: { 'retry-after': '1' } })
  // The mapper's errors carry the code of the database too.
  switch ((error as { code?: unknown }).code) {
    case '23503':
      return brokenReference(error)
    case '23505':
      return new Problem(422, 'core.taken')
    case '42501':
      return error.message.includes('row-level security') ? notFound() : undefined
  }
  if (error instanceof FileRefused) return new Problem(error.status, error.key, { values: error.values })
  return undefined
}

/**
 * Maps a violated foreign key: a reference to an unknown record, or a delete of a record in use. The constraint name
 * holds the column; of a part of a spread table a number stands behind it.
 */
function brokenReference(error: Error): Problem {
  if (error.message.includes('update or delete')) return new Problem(409, 'core.in_use')
  const column = /"tenant_fk_\w+?__(\w+?)(?:_\d{6,})?"/.exec(error.message)?.[1]
  return column ? invalid(column, 'core.unknown_reference') : new Problem(422, 'core.unknown_reference')
}
