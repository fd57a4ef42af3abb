import type { Call } from '@core/context/call'
import type { PublicCall } from '@core/platform/public-call'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import type { Operation, Schema } from './fuzz-input'
import { unlikeDeclared } from './undeclared'

const problem = TypeCompiler.Compile(
  t.Object({
    type: t.String(),
    title: t.String(),
    status: t.Integer(),
    message: t.String({ minLength: 3 }),
    detail: t.Optional(t.String()),
    errors: t.Optional(t.Record(t.String(), t.Array(t.String()))),
  }),
)

/**
 * Throws unless an answer is one that the document promises, of whole rows or of some of their fields: no field too few
 * and none too many.
 */
export function answerCheck(operation: Operation, call: Call | PublicCall, resolve: (ref: string) => Schema) {
  const declared = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => answer.content?.['application/json']?.schema)[0]
  const compiled = (schema: Call['response'] | undefined): TypeCheck<TSchema> | undefined =>
    schema && typeof schema !== 'string' ? TypeCompiler.Compile(schema as TSchema) : undefined
  const [whole, parts] = [compiled(call.response), compiled(call.parts)]
  return async (response: Response, inParts: boolean): Promise<void> => {
    const good = inParts ? (parts ?? whole) : whole
    const text = await response.text()
    const say = (what: string) => new Error(`${response.status} ${what}: ${text.slice(0, 300)}`)
    if (response.status >= 500) throw say('is a bug')
    if (!(response.status in operation.responses)) throw say('is not declared')
    if (!response.ok) {
      if (!response.headers.get('content-type')?.startsWith('application/problem+json')) throw say('is no problem+json')
      const body: unknown = JSON.parse(text)
      if (!problem.Check(body) || body.status !== response.status) throw say('is not a problem')
    } else if (good) {
      const body: unknown = JSON.parse(text)
      if (!good.Check(body)) {
        const error = good.Errors(body).First()
        throw say(`is not of its schema, ${error?.path} ${error?.message}`)
      }
      const unlike = declared && !(inParts && parts) ? unlikeDeclared(declared, body, resolve) : []
      if (unlike.length) throw say(`is not as the document has it, ${unlike.slice(0, 5).join(', ')}`)
    }
  }
}
