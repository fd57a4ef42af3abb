import { currentScope } from './work-scope'

type Fields = Readonly<Record<string, unknown>>

const write = (level: 'info' | 'warn' | 'error', message: string, fields: Fields = {}) => {
  const { error, ...rest } = fields
  const cause =
    error instanceof Error
      ? { error: error.message, stack: error.stack }
      : error === undefined
        ? {}
        : { error: String(error) }
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, message, ...currentScope(), ...rest, ...cause })}\n`,
  )
}

/** Structured log on standard error, one JSON object a line. Callers pass no secrets, hashes or bodies. */
export const log = {
  info: (message: string, fields?: Fields) => write('info', message, fields),
  warn: (message: string, fields?: Fields) => write('warn', message, fields),
  error: (message: string, fields?: Fields) => write('error', message, fields),
}
