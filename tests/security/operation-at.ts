import type { Operation, Schema } from './fuzz-input'

type Pointer<T> = T | { readonly $ref: string }
type Pointing<P> = P extends readonly (infer Q)[] ? readonly Pointer<Q>[] : { readonly [K in keyof P]: Pointer<P[K]> }

/** The OpenAPI document as it is written: operations point at parameters and answers that others have too. */
export interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Record<
        string,
        Omit<Operation, 'parameters' | 'responses'> & {
          readonly parameters?: Pointing<NonNullable<Operation['parameters']>>
          readonly responses: Pointing<Operation['responses']>
        }
      >
    >
  >
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, NonNullable<Operation['parameters']>[number]>>
    readonly responses: Readonly<Record<string, Operation['responses'][string]>>
  }
}

/** An operation with what it points at put in its place. */
export function operationAt({ paths, components }: ApiDocument, path: string, method: string): Operation | undefined {
  const operation = paths[path]?.[method.toLowerCase()]
  if (!operation) return undefined
  const { parameters = [], responses } = operation
  return {
    ...operation,
    parameters: parameters.map(parameter => found(parameter, components.parameters)),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [status, found(answer, components.responses)]),
    ),
  }
}

function found<T extends object>(part: Pointer<T>, parts: Readonly<Record<string, T>>): T {
  if (!('$ref' in part)) return part
  const there = parts[part.$ref.split('/').at(-1) ?? '']
  if (!there) throw new Error(`${part.$ref} is not in the OpenAPI document`)
  return there
}
